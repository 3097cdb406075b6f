import { arrangeViews, changeView, createView, listViews, removeView } from '@belegbar/server/invoice-views';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-03-20';
let stage: Stage;
let person: Person;
let stranger: Person;

beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
});
afterAll(() => stage.close());

function saves(name: string, who = person) {
  const query = { states: ['overdue'], sort: 'open' } as const;
  return createView(who.on(TODAY), 'invoices', {
    idempotencyKey: uuid(),
    name,
    query: { ...query, states: ['overdue'] },
  });
}

async function names(who = person) {
  return (await listViews(who.on(TODAY), 'invoices')).views.map(({ name }) => name);
}

describe("Jonas's saved views", () => {
  test('stand in the order in which he puts them, and can be renamed and deleted', async () => {
    const late = await saves('Mahnen');
    const big = await saves('Große');
    expect(await names()).toEqual(['Mahnen', 'Große']);
    await arrangeViews(person.on(TODAY), 'invoices', { ids: [big.id, uuid()] });
    expect(await names()).toEqual(['Große', 'Mahnen']);
    const changed = await changeView(person.on(TODAY), 'invoices', {
      id: late.id,
      name: 'Zu mahnen',
      query: { period: 'this-year' },
    });
    expect(changed).toEqual({
      id: late.id,
      name: 'Zu mahnen',
      isDefault: false,
      query: { period: 'this-year' },
    });
    await removeView(person.on(TODAY), 'invoices', big.id);
    expect(await names()).toEqual(['Zu mahnen']);
  });

  test('no two have one name, and there are at most twenty', async () => {
    expect(await refusalOf(saves('zu MAHNEN'))).toBe('INVALID');
    for (let more = 2; more <= 20; more += 1) await saves(`Ansicht ${more}`);
    expect(await refusalOf(saves('Eine zu viel'))).toBe('INVALID');
  });

  test('are his alone', async () => {
    const { views } = await listViews(person.on(TODAY), 'invoices');
    const id = views[0]?.id ?? '';
    expect(await names(stranger)).toEqual([]);
    expect(await refusalOf(changeView(stranger.on(TODAY), 'invoices', { id, name: 'x' }))).toBe('NOT_FOUND');
    expect(await refusalOf(removeView(stranger.on(TODAY), 'invoices', id))).toBe('NOT_FOUND');
  });

  test("know no client of somebody else's, neither when they are saved nor when they change", async () => {
    const [clientId = ''] = Object.values(person.clients);
    const begun = { idempotencyKey: uuid(), name: 'Fremd', query: { clientId } };
    expect(await refusalOf(createView(stranger.on(TODAY), 'invoices', begun))).toBe('NOT_FOUND');
    const { id } = await saves('Eigene', stranger);
    expect(await refusalOf(changeView(stranger.on(TODAY), 'invoices', { id, query: { clientId } }))).toBe(
      'NOT_FOUND',
    );
    expect(
      (await listViews(stranger.on(TODAY), 'invoices')).views.map(({ query }) => query.clientId),
    ).toEqual([undefined]);
    const { views } = await listViews(person.on(TODAY), 'invoices');
    const own = { id: views[0]?.id ?? '', query: { clientId } };
    expect((await changeView(person.on(TODAY), 'invoices', own)).query).toEqual({ clientId });
  });
});

describe('Views of the list of expenses', () => {
  const TRAVEL = { categories: ['transportation' as const], period: 'last-year', sort: 'gross' as const };
  const save = (name: string) =>
    createView(person.on(TODAY), 'expenses', { idempotencyKey: uuid(), name, query: TRAVEL });

  test('stand beside those of invoices, and one of them is shown first', async () => {
    const before = await names();
    const one = await save('Fahrten');
    const other = await save('Fahrten 2');
    expect(await names()).toEqual(before);
    await changeView(person.on(TODAY), 'expenses', { id: one.id, isDefault: true });
    await changeView(person.on(TODAY), 'expenses', { id: other.id, isDefault: true });
    const { views } = await listViews(person.on(TODAY), 'expenses');
    expect(views).toEqual([
      { id: one.id, name: 'Fahrten', isDefault: false, query: TRAVEL },
      { id: other.id, name: 'Fahrten 2', isDefault: true, query: TRAVEL },
    ]);
    expect(await refusalOf(changeView(person.on(TODAY), 'invoices', { id: one.id, name: 'x' }))).toBe(
      'NOT_FOUND',
    );
  });

  test('of somebody else are nobody to others', async () => {
    const { views } = await listViews(person.on(TODAY), 'expenses');
    expect((await listViews(stranger.on(TODAY), 'expenses')).views).toEqual([]);
    expect(await refusalOf(removeView(stranger.on(TODAY), 'expenses', views[0]?.id ?? ''))).toBe('NOT_FOUND');
  });
});
