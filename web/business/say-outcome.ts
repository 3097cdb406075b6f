/** One word in the corner on what saving came to: a newer one takes the place of the one before, the same one is not said twice. */
import { notifications, notificationsStore } from '@mantine/notifications';
import { toast } from '../ui/toast.tsx';

let last = { id: '', title: '' };

/** `text` says why it failed; undefined for a success. */
export function sayOutcome(title: string, failure?: { text: string }): void {
  const isShown = notificationsStore.getState().notifications.some(({ id }) => id === last.id);
  if (isShown && last.title === title) return;
  notifications.hide(last.id);
  const id = failure === undefined ? toast.success(title) : toast.error(title, failure.text);
  last = { id, title };
}
