/** Reading and deleting: shown at once, taken back with a word when the server refuses or does not answer. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client, codeOf } from '../connection/api.ts';
import { toast } from '../ui/toast.tsx';
import { type Change, withAllRead, without, withRead } from './changes.ts';
import type { Notification } from './message.ts';
import { changeLists, holdFetches, renewNotifications } from './query.ts';

export type NotificationActs = ReturnType<typeof useNotificationActs>;

export function useNotificationActs() {
  const { t } = useTranslation('notifications');
  const markRead = useAct(
    ({ id }: Notification) => client.notifications.markRead({ id }),
    withRead,
    t('failed.markRead'),
  );
  const markAllRead = useAct(
    (_: null) => client.notifications.markAllRead(),
    () => withAllRead,
    t('failed.markAllRead'),
  );
  const remove = useAct(
    ({ id }: Notification) => client.notifications.remove({ id }),
    without,
    t('failed.remove'),
  );
  return { markRead, markAllRead: () => markAllRead(null), remove };
}

function useAct<What>(act: (what: What) => Promise<unknown>, change: (what: What) => Change, failed: string) {
  const { t } = useTranslation('notifications');
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: act,
    onMutate: async (what) => {
      await holdFetches(queries);
      return { takeBack: changeLists(queries, change(what)) };
    },
    onError: (error, _what, context) => {
      // Another tab was faster: what is wanted is so already.
      if (codeOf(error) === 'NOT_FOUND') return;
      context?.takeBack();
      toast.error(t('error'), failed);
    },
    onSettled: () => renewNotifications(queries),
  });
  return mutate;
}
