/** What the address says of the share dialog: which tab, and the mail that it begins with. */
import { useNavigate, useSearch } from '@tanstack/react-router';

/** `reminder` is the mail tab with the words of a reminder. */
export type ShareTab = 'mail' | 'reminder' | 'link';

export interface Share {
  tab: ShareTab;
  /** A mail that failed, or a reminder that waits: the dialog begins with its words. */
  mailId: string | null;
}

const TABS: readonly ShareTab[] = ['mail', 'reminder', 'link'];

/** Whether the dialog is open, and the ways to open and close it. */
export function useShare(): { share: Share | null; open: (share: Share) => void; close: () => void } {
  const { share, mail } = useSearch({ from: '/app/invoice/$id' });
  const navigate = useNavigate({ from: '/invoice/$id' });
  const tab = TABS.find((one) => one === share);
  const go = (search: { share?: string; mail?: string }) =>
    void navigate({ search, replace: true, resetScroll: false });
  return {
    share: tab === undefined ? null : { tab, mailId: mail ?? null },
    open: (next) => go({ share: next.tab, ...(next.mailId === null ? {} : { mail: next.mailId }) }),
    close: () => go({}),
  };
}
