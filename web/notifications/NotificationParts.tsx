/** Parts for screens. The bell is in every first load; these are fetched by the screens that show them. */
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../connection/lazy-part.ts';
import { loadTexts } from '../locales/i18n.ts';
import { Loading } from '../ui/Loading.tsx';
import type { NotificationRows } from './NotificationRows.tsx';

const Rows = lazyPart(async () => {
  const [{ NotificationRows }] = await Promise.all([
    import('./NotificationRows.tsx'),
    loadTexts('notifications'),
  ]);
  return { default: NotificationRows };
});

const MarkAllRead = lazyPart(async () => {
  const [{ MarkAllRead }] = await Promise.all([import('./MarkAllRead.tsx'), loadTexts('notifications')]);
  return { default: MarkAllRead };
});

/** Rows of notifications that can be opened, read and deleted. */
export function NotificationList(props: ComponentProps<typeof NotificationRows>) {
  return (
    <Suspense fallback={<Loading />}>
      <Rows {...props} />
    </Suspense>
  );
}

/** The button that reads them all; nothing while nothing is unread. */
export function MarkAllReadButton() {
  return (
    <Suspense>
      <MarkAllRead />
    </Suspense>
  );
}
