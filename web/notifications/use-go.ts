/** Where a notification leads. */
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { APPROVAL_NEEDED, type Notification } from './message.ts';

/** A path of the app; null leads nowhere. */
export function placeOf({ type, actionUrl }: Notification): string | null {
  return type === APPROVAL_NEEDED ? '/email-notifications/pending-approvals' : actionUrl;
}

/** Goes there within the app; a click that asks for another tab stays the browser's own. */
export function useGo(): (event: MouseEvent<HTMLAnchorElement>) => boolean {
  const router = useRouter();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return false;
    event.preventDefault();
    router.history.push(event.currentTarget.getAttribute('href') ?? '/');
    return true;
  };
}
