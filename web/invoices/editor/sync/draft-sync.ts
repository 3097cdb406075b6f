/** How a draft reaches the server: a state machine whose effects `sync-driver.ts` carries out. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { sameDraft } from '../draft/same-draft.ts';

export const SAVE_DELAY_MILLISECONDS = 600;
export const RETRY_DELAY_MILLISECONDS = 5_000;

/** The stored draft as this tab knows it. */
export interface Stored {
  id: string;
  version: number;
  draft: InvoiceDraft;
}

export type SyncStatus =
  | 'untouched'
  | 'waiting'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'signedOut'
  | 'failed'
  | 'conflict'
  | 'gone';

export interface SyncRequest {
  draft: InvoiceDraft;
  /** The idempotency key of a creation; null for a save. */
  key: string | null;
  /** True once the answer got lost: a creation is then repeated word for word under its key. */
  mayHaveArrived: boolean;
}

export interface SyncState {
  status: SyncStatus;
  /** Null until the server has the draft. */
  stored: Stored | null;
  /** What the user has written last. */
  mine: InvoiceDraft;
  /** The request on its way or to be repeated. */
  request: SyncRequest | null;
  /** The other tab's draft, while a conflict stands. */
  theirs: Stored | null;
  /** When the server last confirmed, as an ISO instant. */
  savedAt: string | null;
}

export type SyncEvent =
  | { kind: 'edited'; draft: InvoiceDraft; newKey: string }
  | { kind: 'timeIsUp' | 'flush' }
  | { kind: 'confirmed'; stored: Stored; at: string }
  | { kind: 'unreachable' }
  | { kind: 'signedOut' | 'signedIn' }
  | { kind: 'refused'; mayHaveArrived: boolean }
  | { kind: 'changedMeanwhile' | 'gone' }
  | { kind: 'theirsRead'; theirs: Stored; at: string }
  | { kind: 'refreshed'; stored: Stored }
  | { kind: 'takeMine' }
  | { kind: 'takeTheirs'; at: string };

export type SyncEffect =
  | { kind: 'wait'; milliseconds: number }
  | { kind: 'create'; draft: InvoiceDraft; key: string }
  | { kind: 'save'; id: string; version: number; draft: InvoiceDraft }
  | { kind: 'readTheirs'; id: string };

export interface SyncStep {
  state: SyncState;
  effects: SyncEffect[];
}

/** A draft that has just been read, or one that exists only in this tab (`stored` null). */
export function beginSync(mine: InvoiceDraft, stored: Stored | null): SyncState {
  return { status: 'untouched', stored, mine, request: null, theirs: null, savedAt: null };
}

/** Whether a save may still bring the server what the user wrote. */
export function isUnsaved(state: SyncState): boolean {
  return !['untouched', 'saved', 'gone'].includes(state.status);
}

export function stepSync(state: SyncState, event: SyncEvent): SyncStep {
  switch (event.kind) {
    case 'edited':
      return edited(state, event.draft, event.newKey);
    case 'timeIsUp':
      return send(state);
    case 'flush':
      return state.status === 'untouched' ? stay(state) : send(state);
    case 'confirmed':
      return confirmed(state, event.stored, event.at);
    case 'unreachable':
      return wait({ ...state, status: 'offline', request: lost(state.request) }, RETRY_DELAY_MILLISECONDS);
    case 'signedOut':
      return stay({ ...state, status: 'signedOut' });
    case 'signedIn':
      return state.status === 'signedOut' ? send({ ...state, status: 'waiting' }) : stay(state);
    case 'refused':
      return refused(state, event.mayHaveArrived);
    case 'changedMeanwhile':
      return readTheirs(state);
    case 'gone':
      return stay({ ...state, status: 'gone', request: null });
    case 'theirsRead':
      return theirsRead(state, event.theirs, event.at);
    case 'refreshed':
      return refreshed(state, event.stored);
    case 'takeMine':
      return takeMine(state);
    case 'takeTheirs':
      return takeTheirs(state, event.at);
  }
}

function edited(state: SyncState, draft: InvoiceDraft, newKey: string): SyncStep {
  const next = { ...state, mine: draft };
  if (state.status === 'gone' || state.status === 'conflict' || state.status === 'saving') return stay(next);
  if (state.request === null && state.stored === null)
    return wait({ ...next, status: 'waiting', request: { draft, key: newKey, mayHaveArrived: false } });
  const unchanged = state.stored !== null && sameDraft(draft, state.stored.draft);
  if (unchanged && !state.request?.mayHaveArrived)
    return stay({ ...next, request: null, status: state.savedAt === null ? 'untouched' : 'saved' });
  const isCutOff = state.status === 'offline' || state.status === 'signedOut';
  return wait({ ...next, status: isCutOff ? state.status : 'waiting' });
}

/** After the session's end nothing is sent: whoever is signed in by then may be somebody else. */
function send(state: SyncState): SyncStep {
  if (!['waiting', 'offline', 'failed'].includes(state.status)) return stay(state);
  if (state.stored === null) {
    const key = state.request?.key;
    if (!state.request || !key) return stay(state);
    const request = state.request.mayHaveArrived ? state.request : { ...state.request, draft: state.mine };
    const effect: SyncEffect = { kind: 'create', draft: request.draft, key };
    return { state: { ...state, status: 'saving', request }, effects: [effect] };
  }
  const { id, version } = state.stored;
  const request = { draft: state.mine, key: null, mayHaveArrived: false };
  const effect: SyncEffect = { kind: 'save', id, version, draft: state.mine };
  return { state: { ...state, status: 'saving', request }, effects: [effect] };
}

function lost(request: SyncRequest | null): SyncRequest | null {
  return request && { ...request, mayHaveArrived: true };
}

/** Not tried again by itself, unless something else stands there by now. */
function refused(state: SyncState, mayHaveArrived: boolean): SyncStep {
  const changed = state.request !== null && !sameDraft(state.mine, state.request.draft);
  const request = mayHaveArrived ? lost(state.request) : state.request;
  const next = { ...state, request };
  return changed && !mayHaveArrived
    ? wait({ ...next, status: 'waiting' })
    : stay({ ...next, status: 'failed' });
}

function confirmed(state: SyncState, stored: Stored, at: string): SyncStep {
  const sent = state.request?.draft ?? stored.draft;
  const next: SyncState = { ...state, stored, request: null, theirs: null, savedAt: at };
  return sameDraft(state.mine, sent)
    ? stay({ ...next, status: 'saved' })
    : wait({ ...next, status: 'waiting' });
}

function readTheirs(state: SyncState): SyncStep {
  if (state.stored === null) return stay({ ...state, status: 'failed' });
  return { state, effects: [{ kind: 'readTheirs', id: state.stored.id }] };
}

/** If the "other" draft is what this tab sent, the save had arrived and only its answer was lost. */
function theirsRead(state: SyncState, theirs: Stored, at: string): SyncStep {
  if (state.request && sameDraft(theirs.draft, state.request.draft)) return confirmed(state, theirs, at);
  if (sameDraft(theirs.draft, state.mine)) return confirmed({ ...state, request: null }, theirs, at);
  return stay({ ...state, status: 'conflict', request: null, theirs });
}

/** A newer version was read while nothing of ours waits: it simply takes the place of the old one. */
function refreshed(state: SyncState, stored: Stored): SyncStep {
  const isNewer = state.stored !== null && stored.version > state.stored.version;
  return stay(isNewer && !isUnsaved(state) ? { ...state, stored, mine: stored.draft } : state);
}

function takeMine(state: SyncState): SyncStep {
  if (state.theirs === null) return stay(state);
  return send({ ...state, status: 'waiting', stored: state.theirs, theirs: null });
}

function takeTheirs(state: SyncState, at: string): SyncStep {
  if (state.theirs === null) return stay(state);
  const { theirs } = state;
  return stay({ ...state, status: 'saved', stored: theirs, mine: theirs.draft, theirs: null, savedAt: at });
}

function stay(state: SyncState): SyncStep {
  return { state, effects: [] };
}

function wait(state: SyncState, milliseconds = SAVE_DELAY_MILLISECONDS): SyncStep {
  return { state, effects: [{ kind: 'wait', milliseconds }] };
}
