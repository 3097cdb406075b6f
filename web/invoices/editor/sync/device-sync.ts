/** The way of an amendment: until it is issued the invoice is what it is on the server, so what is written waits on this device. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { sameDraft } from '../draft/same-draft.ts';
import { isUnsaved, type Stored, type SyncState } from './draft-sync.ts';
import type { SyncDriver } from './sync-driver.ts';

/** Calls nobody. `onStep` sees each new state; what it keeps is all that is kept. */
export function startDeviceSync(initial: SyncState, onStep: (state: SyncState) => void): SyncDriver {
  let state = initial;
  const listeners = new Set<() => void>();
  const step = (next: Partial<SyncState>) => {
    state = { ...state, ...next };
    onStep(state);
    for (const listener of listeners) listener();
  };
  return {
    state: () => state,
    problems: () => [],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (draft) => step({ mine: draft, ...(state.status === 'conflict' ? {} : statusOf(state, draft)) }),
    flush: () => Promise.resolve(state),
    resume: () => Promise.resolve(state),
    takeMine: () =>
      state.theirs && step({ ...over(state.theirs), ...statusOf(over(state.theirs), state.mine) }),
    takeTheirs: () =>
      state.theirs && step({ ...over(state.theirs), mine: state.theirs.draft, status: 'untouched' }),
    refresh: (stored) => {
      const isNewer = state.stored !== null && stored.version > state.stored.version;
      if (isNewer && !isUnsaved(state)) step({ stored, mine: stored.draft });
    },
  };
}

/** On what the server has by now. */
function over(theirs: Stored): Pick<SyncState, 'stored' | 'theirs'> {
  return { stored: theirs, theirs: null };
}

function statusOf({ stored }: Pick<SyncState, 'stored'>, draft: InvoiceDraft): Pick<SyncState, 'status'> {
  return { status: stored !== null && sameDraft(draft, stored.draft) ? 'untouched' : 'waiting' };
}
