import { emptyDraft, type InvoiceDraft } from '@belegbar/domain/invoices';
import { describe, expect, test } from 'vitest';
import {
  beginSync,
  isUnsaved,
  type Stored,
  type SyncEvent,
  type SyncState,
  type SyncStep,
  stepSync,
} from './draft-sync.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const LATER_KEY = '00000000-0000-4000-8000-000000000002';
const ID = '00000000-0000-4000-8000-00000000000a';
const AT = '2026-10-08T07:41:00Z';

describe('saving', () => {
  test('waits until typing pauses, then saves the whole draft with the version that was read', () => {
    const { state, effects } = run(opened('Audit', 3), typed('Audit K'), typed('Audit Kunde'), {
      kind: 'timeIsUp',
    });
    expect(state.status).toBe('saving');
    expect(effects).toEqual([{ kind: 'save', id: ID, version: 3, draft: titled('Audit Kunde') }]);
  });

  test('says when it was saved', () => {
    const { state } = run(opened('A', 1), typed('B'), { kind: 'timeIsUp' }, confirmed('B', 2));
    expect(state).toMatchObject({ status: 'saved', savedAt: AT, stored: { version: 2 } });
    expect(isUnsaved(state)).toBe(false);
  });

  test('saves again what was typed while a save was on its way', () => {
    const { state, effects } = run(
      opened('A', 1),
      typed('B'),
      { kind: 'timeIsUp' },
      typed('C'),
      confirmed('B', 2),
    );
    expect(state.status).toBe('waiting');
    expect(effects).toEqual([{ kind: 'wait', milliseconds: 600 }]);
    expect(run(state, { kind: 'timeIsUp' }).effects).toEqual([
      { kind: 'save', id: ID, version: 2, draft: titled('C') },
    ]);
  });

  test('has nothing to save when a change is taken back', () => {
    const { state, effects } = run(opened('A', 1), typed('B'), typed('A'));
    expect(state.status).toBe('untouched');
    expect(effects).toEqual([]);
    expect(run(state, { kind: 'timeIsUp' }).effects).toEqual([]);
  });

  test('saves at once when the page is left', () => {
    expect(run(opened('A', 1), typed('B'), { kind: 'flush' }).effects).toMatchObject([{ kind: 'save' }]);
  });
});

describe('a new draft', () => {
  test('is created with the first change, carrying all that stands there when it is sent', () => {
    const { effects } = run(fresh(), typed('A'), typed('AB', LATER_KEY), { kind: 'timeIsUp' });
    expect(effects).toEqual([{ kind: 'create', draft: titled('AB'), key: KEY }]);
  });

  test('is not created before anything was written', () => {
    expect(run(fresh(), { kind: 'flush' }).effects).toEqual([]);
  });

  test('is created once: after a lost answer the same request is repeated under its key', () => {
    const lost = run(
      fresh(),
      typed('A'),
      { kind: 'timeIsUp' },
      { kind: 'unreachable' },
      typed('AB', LATER_KEY),
    );
    expect(lost.state.status).toBe('offline');
    const again = run(lost.state, { kind: 'timeIsUp' });
    expect(again.effects).toEqual([{ kind: 'create', draft: titled('A'), key: KEY }]);
    const after = run(again.state, confirmed('A', 1), { kind: 'timeIsUp' });
    expect(after.effects).toEqual([{ kind: 'save', id: ID, version: 1, draft: titled('AB') }]);
  });

  test('is sent as it stands now when the first attempt was refused for certain', () => {
    const refused = run(
      fresh(),
      typed('A'),
      { kind: 'timeIsUp' },
      { kind: 'refused', mayHaveArrived: false },
    );
    expect(refused.state.status).toBe('failed');
    expect(run(refused.state, typed('B', LATER_KEY), { kind: 'timeIsUp' }).effects).toEqual([
      { kind: 'create', draft: titled('B'), key: KEY },
    ]);
  });
});

describe('without connection', () => {
  test('the draft waits on this device and is tried again', () => {
    const { state, effects } = run(opened('A', 1), typed('B'), { kind: 'timeIsUp' }, { kind: 'unreachable' });
    expect(state.status).toBe('offline');
    expect(isUnsaved(state)).toBe(true);
    expect(effects).toEqual([{ kind: 'wait', milliseconds: 5000 }]);
    expect(run(state, { kind: 'flush' }).effects).toMatchObject([{ kind: 'save', draft: titled('B') }]);
  });

  test('stays offline while typing goes on', () => {
    const offline = run(opened('A', 1), typed('B'), { kind: 'timeIsUp' }, { kind: 'unreachable' });
    expect(run(offline.state, typed('C')).state.status).toBe('offline');
  });
});

describe('after the session has ended', () => {
  test('the draft waits on this device, and is saved once its owner has signed in again', () => {
    const { state, effects } = run(opened('A', 1), typed('B'), { kind: 'timeIsUp' }, { kind: 'signedOut' });
    expect(state.status).toBe('signedOut');
    expect(isUnsaved(state)).toBe(true);
    expect(effects).toEqual([]);
    expect(run(state, typed('C')).state.status).toBe('signedOut');
    expect(run(state, { kind: 'signedIn' }).effects).toMatchObject([{ kind: 'save', draft: titled('B') }]);
  });

  test.each<[string, SyncState]>([
    ['a stored draft', opened('A', 1)],
    ['a new draft', fresh()],
  ])('nothing of %s is sent meanwhile: somebody else may be signed in', (_, start) => {
    const { state } = run(start, typed('B'), { kind: 'timeIsUp' }, { kind: 'signedOut' });
    expect(run(state, { kind: 'timeIsUp' }).effects).toEqual([]);
    expect(run(state, { kind: 'flush' }).effects).toEqual([]);
    expect(run(state, typed('C'), { kind: 'timeIsUp' }).effects).toEqual([]);
  });

  test('signing in sends nothing when nothing waits', () => {
    expect(run(opened('A', 1), { kind: 'signedIn' }).effects).toEqual([]);
  });
});

describe('a refused save', () => {
  test('is not repeated by itself, but on demand', () => {
    const { state, effects } = run(opened('A', 1), typed('B'), { kind: 'timeIsUp' }, refusal());
    expect(state.status).toBe('failed');
    expect(effects).toEqual([]);
    expect(run(state, { kind: 'flush' }).effects).toMatchObject([{ kind: 'save' }]);
  });

  test('is followed by another one when something else was typed meanwhile', () => {
    const { state } = run(opened('A', 1), typed('B'), { kind: 'timeIsUp' }, typed('C'), refusal());
    expect(state.status).toBe('waiting');
  });
});

describe('two tabs', () => {
  test('a change from elsewhere is shown, and nothing is written until the user decides', () => {
    const { state, effects } = conflicted();
    expect(state).toMatchObject({ status: 'conflict', mine: titled('mine'), theirs: { version: 5 } });
    expect(effects).toEqual([]);
    expect(run(state, typed('mine too'), { kind: 'timeIsUp' }).effects).toEqual([]);
  });

  test('taking mine saves it over the other version', () => {
    const { effects } = run(conflicted().state, { kind: 'takeMine' });
    expect(effects).toEqual([{ kind: 'save', id: ID, version: 5, draft: titled('mine') }]);
  });

  test('taking theirs needs no save', () => {
    const { state, effects } = run(conflicted().state, { kind: 'takeTheirs', at: AT });
    expect(state).toMatchObject({ status: 'saved', mine: titled('theirs'), stored: { version: 5 } });
    expect(effects).toEqual([]);
  });

  test('an own save whose answer got lost is no conflict', () => {
    const { state } = run(
      opened('A', 1),
      typed('B'),
      { kind: 'timeIsUp' },
      { kind: 'unreachable' },
      { kind: 'timeIsUp' },
      { kind: 'changedMeanwhile' },
      { kind: 'theirsRead', theirs: stored('B', 2), at: AT },
    );
    expect(state).toMatchObject({ status: 'saved', stored: { version: 2 } });
  });

  test('a newer version is taken over as long as nothing of mine is unsaved', () => {
    const newer: SyncEvent = { kind: 'refreshed', stored: stored('theirs', 2) };
    expect(run(opened('A', 1), newer).state).toMatchObject({
      mine: titled('theirs'),
      stored: { version: 2 },
    });
    expect(run(opened('A', 1), typed('mine'), newer).state).toMatchObject({
      mine: titled('mine'),
      stored: { version: 1 },
    });
  });

  test('a draft that was issued or deleted elsewhere takes no more changes', () => {
    const { state } = run(opened('A', 1), typed('B'), { kind: 'timeIsUp' }, { kind: 'gone' });
    expect(state.status).toBe('gone');
    expect(run(state, typed('C')).effects).toEqual([]);
  });
});

function run(start: SyncState, ...events: SyncEvent[]): SyncStep {
  return events.reduce((step, event) => stepSync(step.state, event), {
    state: start,
    effects: [],
  } as SyncStep);
}

function conflicted() {
  return run(
    opened('A', 1),
    typed('mine'),
    { kind: 'timeIsUp' },
    { kind: 'changedMeanwhile' },
    { kind: 'theirsRead', theirs: stored('theirs', 5), at: AT },
  );
}

function fresh(): SyncState {
  return beginSync(titled(''), null);
}

function opened(title: string, version: number): SyncState {
  return beginSync(titled(title), stored(title, version));
}

function stored(title: string, version: number): Stored {
  return { id: ID, version, draft: titled(title) };
}

function typed(title: string, newKey = KEY): SyncEvent {
  return { kind: 'edited', draft: titled(title), newKey };
}

function confirmed(title: string, version: number): SyncEvent {
  return { kind: 'confirmed', stored: stored(title, version), at: AT };
}

function refusal(): SyncEvent {
  return { kind: 'refused', mayHaveArrived: false };
}

function titled(title: string): InvoiceDraft {
  return { ...emptyDraft({ language: 'de', paymentDays: 14 }), title };
}
