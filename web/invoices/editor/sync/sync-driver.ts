/** Carries out what `draft-sync.ts` decides: timers and calls. Lives on after the editor has closed until all is saved. */
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import type { Problem } from '@belegbar/domain/problem';
import { type Stored, type SyncEffect, type SyncEvent, type SyncState, stepSync } from './draft-sync.ts';

/** How a call failed, as far as the sync must know. */
export type CallFailure =
  | { kind: 'unreachable' }
  | { kind: 'signedOut' }
  | { kind: 'changedMeanwhile' }
  | { kind: 'gone' }
  | { kind: 'refused'; mayHaveArrived: boolean; problems: Problem[] };

/** The calls of the server; each rejects with whatever `failureOf` can read. */
export interface DraftServer {
  create(draft: InvoiceDraft, key: string): Promise<Stored>;
  save(stored: { id: string; version: number; draft: InvoiceDraft }): Promise<Stored>;
  /** Null when there is no such draft any more. */
  read(id: string): Promise<Stored | null>;
  failureOf(error: unknown): CallFailure;
  newKey(): string;
  /** The present instant, ISO 8601. */
  now(): string;
}

export interface SyncDriver {
  state(): SyncState;
  /** What the server refused in the last save, at its fields. */
  problems(): Problem[];
  subscribe(listener: () => void): () => void;
  edit(draft: InvoiceDraft): void;
  /** Saves what is not saved yet; resolves once nothing is on its way, whether it worked or not. */
  flush(): Promise<SyncState>;
  /** The draft's owner has signed in again: what waits is saved. */
  resume(): Promise<SyncState>;
  takeMine(): void;
  takeTheirs(): void;
  /** Another reading of the draft; a newer version is taken over while nothing of ours is unsaved. */
  refresh(stored: Stored): void;
}

/** Begins to keep a draft in step with the server. `onStep` sees each new state. */
export function startSync(
  initial: SyncState,
  server: DraftServer,
  onStep: (state: SyncState) => void,
): SyncDriver {
  const run: Run = { state: initial, problems: [], timer: undefined, listeners: new Set(), server, onStep };
  return {
    state: () => run.state,
    problems: () => run.problems,
    subscribe(listener) {
      run.listeners.add(listener);
      return () => run.listeners.delete(listener);
    },
    edit: (draft) => dispatch(run, { kind: 'edited', draft, newKey: server.newKey() }),
    flush: () => flush(run),
    resume: () => {
      dispatch(run, { kind: 'signedIn' });
      return flush(run);
    },
    takeMine: () => dispatch(run, { kind: 'takeMine' }),
    takeTheirs: () => dispatch(run, { kind: 'takeTheirs', at: server.now() }),
    refresh: (stored) => dispatch(run, { kind: 'refreshed', stored }),
  };
}

interface Run {
  state: SyncState;
  problems: Problem[];
  timer: ReturnType<typeof setTimeout> | undefined;
  listeners: Set<() => void>;
  server: DraftServer;
  onStep: (state: SyncState) => void;
}

function dispatch(run: Run, event: SyncEvent): void {
  const step = stepSync(run.state, event);
  if (event.kind === 'confirmed') run.problems = [];
  run.state = step.state;
  run.onStep(run.state);
  for (const listener of run.listeners) listener();
  for (const effect of step.effects) carryOut(run, effect);
}

function carryOut(run: Run, effect: SyncEffect): void {
  clearTimeout(run.timer);
  if (effect.kind === 'wait') {
    run.timer = setTimeout(() => dispatch(run, { kind: 'timeIsUp' }), effect.milliseconds);
  } else if (effect.kind === 'readTheirs') void readTheirs(run, effect.id);
  else if (effect.kind === 'create') void confirm(run, run.server.create(effect.draft, effect.key));
  else void confirm(run, run.server.save(effect));
}

async function confirm(run: Run, call: Promise<Stored>): Promise<void> {
  try {
    const stored = await call;
    dispatch(run, { kind: 'confirmed', stored, at: run.server.now() });
  } catch (error) {
    fail(run, error);
  }
}

async function readTheirs(run: Run, id: string): Promise<void> {
  try {
    const theirs = await run.server.read(id);
    dispatch(run, theirs ? { kind: 'theirsRead', theirs, at: run.server.now() } : { kind: 'gone' });
  } catch (error) {
    fail(run, error);
  }
}

function fail(run: Run, error: unknown): void {
  const failure = run.server.failureOf(error);
  if (failure.kind === 'refused') run.problems = failure.problems;
  dispatch(run, failure);
}

function flush(run: Run): Promise<SyncState> {
  clearTimeout(run.timer);
  dispatch(run, { kind: 'flush' });
  return new Promise((resolve) => {
    const settle = () => {
      if (run.state.status === 'saving') return;
      if (run.state.status === 'waiting') return dispatch(run, { kind: 'flush' });
      run.listeners.delete(settle);
      resolve(run.state);
    };
    run.listeners.add(settle);
    settle();
  });
}
