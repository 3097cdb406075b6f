import { emptyDraft, type InvoiceDraft } from '@belegbar/domain/invoices';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { beginSync, type Stored } from './draft-sync.ts';
import { type DraftServer, startSync } from './sync-driver.ts';

const ID = '00000000-0000-4000-8000-00000000000a';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('typing', () => {
  test('makes one creation and one save, however many keys are pressed', async () => {
    const server = fakeServer();
    const sync = startSync(beginSync(titled(''), null), server, () => {});
    for (const text of ['R', 'Re', 'Rec']) sync.edit(titled(text));
    await vi.advanceTimersByTimeAsync(700);
    for (const text of ['Rech', 'Rechnung']) sync.edit(titled(text));
    await vi.advanceTimersByTimeAsync(700);
    expect(server.calls).toEqual(['create Rec', 'save 1 Rechnung']);
    expect(sync.state().status).toBe('saved');
  });

  test('is saved at once by a flush, which tells when it is done', async () => {
    const server = fakeServer();
    const sync = startSync(
      beginSync(titled('A'), { id: ID, version: 4, draft: titled('A') }),
      server,
      () => {},
    );
    sync.edit(titled('B'));
    const state = await sync.flush();
    expect(state).toMatchObject({ status: 'saved', stored: { version: 5 } });
    expect(server.calls).toEqual(['save 4 B']);
  });

  test('waits for its owner after the session has ended, however often the page is shown', async () => {
    const server = fakeServer();
    server.fails = [new Error('signed out')];
    server.failureOf = () => ({ kind: 'signedOut' });
    const sync = startSync(beginSync(titled(''), null), server, () => {});
    sync.edit(titled('A'));
    expect((await sync.flush()).status).toBe('signedOut');
    sync.edit(titled('AB'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await sync.flush()).status).toBe('signedOut');
    expect((await sync.resume()).status).toBe('saved');
    expect(server.calls).toEqual(['create A', 'create AB']);
  });

  test('survives a lost connection', async () => {
    const server = fakeServer();
    server.fails = [new TypeError('Failed to fetch')];
    const sync = startSync(beginSync(titled(''), null), server, () => {});
    sync.edit(titled('A'));
    expect((await sync.flush()).status).toBe('offline');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sync.state().status).toBe('saved');
    expect(server.calls).toEqual(['create A', 'create A']);
  });
});

function fakeServer() {
  const server: DraftServer & { calls: string[]; fails: unknown[] } = {
    calls: [],
    fails: [],
    create: (draft) => answer(`create ${draft.title}`, { id: ID, version: 1, draft }),
    save: ({ id, version, draft }) =>
      answer(`save ${version} ${draft.title}`, { id, version: version + 1, draft }),
    read: async () => null,
    failureOf: () => ({ kind: 'unreachable' }),
    newKey: () => '00000000-0000-4000-8000-000000000001',
    now: () => '2026-10-08T07:41:00Z',
  };
  async function answer(call: string, stored: Stored): Promise<Stored> {
    server.calls.push(call);
    const failure = server.fails.shift();
    if (failure !== undefined) throw failure;
    return stored;
  }
  return server;
}

function titled(title: string): InvoiceDraft {
  return { ...emptyDraft({ language: 'de', paymentDays: 14 }), title };
}
