/** The counters of the sidebar. */
import { PendingApprovalsCount, usePendingApprovals } from '../notifications/index.ts';
import { useReceivedCount } from '../received-invoices/index.ts';
import type { Counted } from './navigation.ts';
import { ReceivedCount } from './ReceivedCount.tsx';

export function WaitingCount({ of }: { of: Counted }) {
  return of === 'approvals' ? <PendingApprovalsCount /> : <ReceivedCount />;
}

/** How many wait of each. */
export function useWaiting(): Record<Counted, number> {
  const approvals = usePendingApprovals() ?? 0;
  return { approvals, received: useReceivedCount() };
}
