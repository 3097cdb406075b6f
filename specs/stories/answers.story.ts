/** What an act answers is what whoever looks afterwards finds, also where it is told from what the act itself has just written. */
import type { Day } from '@belegbar/domain/calendar';
import { createDraft, getInvoice, issueInvoice, saveDraft } from '@belegbar/server/invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { aDayOfWork, drafts, unlocks } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { DOLLARS } from '../support/foreign-currency.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-02-10';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
});
afterAll(() => stage.close());

const found = (id: string) => getInvoice(person.on(TODAY), id);

test('a draft that was begun, with and without anything in it, and once more by the same key', async () => {
  const call = { idempotencyKey: uuid(), draft: {} };
  const empty = await createDraft(person.on(TODAY), call);
  expect(empty.timeline.map(({ kind }) => kind)).toEqual(['created']);
  expect(empty).toEqual(await found(empty.id));
  expect(await createDraft(person.on(TODAY), call)).toEqual(empty);
  const full = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  expect(full.totals.gross).toBeGreaterThan(0);
  expect(full).toEqual(await found(full.id));
});

test('a draft that was saved', async () => {
  const { id, version, draft } = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  const input = { id, version, draft: { ...draft, title: 'Anders', dueDate: '2026-03-01' as Day } };
  const saved = await saveDraft(person.on(TODAY), input);
  expect(saved.draft.title).toBe('Anders');
  expect(saved).toEqual(await found(id));
});

test.each([
  ['in euros', 'locked', aDayOfWork('brandwerk')],
  ['in dollars', 'locked', DOLLARS],
  ['that may still be amended', 'open', aDayOfWork('brandwerk')],
] as const)('an invoice %s that was issued, and once more by the same key', async (_, mode, invoice) => {
  if (mode === 'open') await unlocks(person, TODAY);
  const { id, version } = await drafts(person, TODAY, invoice);
  const call = { id, version, idempotencyKey: uuid() };
  const issued = await issueInvoice(person.on(TODAY), call);
  expect(issued.number).toMatch(/^RE-2026-/);
  expect(issued.amendable).toBe(mode === 'open');
  expect(issued).toEqual(await found(id));
  expect(await issueInvoice(person.on(TODAY), call)).toEqual(issued);
});

test('an invoice of a small business, which writes by another regime', async () => {
  const small = await enter(stage, lena);
  const [client = ''] = Object.keys(small.clients);
  const work = aDayOfWork(client);
  const lines = work.lines.map((line) => ({ ...line, vatCase: 'smallBusiness' as const }));
  const { id, version } = await drafts(small, TODAY, { ...work, lines });
  const issued = await issueInvoice(small.on(TODAY), { id, version, idempotencyKey: uuid() });
  expect(issued).toEqual(await getInvoice(small.on(TODAY), id));
});
