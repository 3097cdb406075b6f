/** The queue of received invoices: what is set aside, what cannot be entered, and how one of many is found. */
import {
  bookReceived,
  likelyAssets,
  listReceived,
  setReceivedAside,
  takeReceivedBack,
} from '@belegbar/server/received-invoices';
import { vatAdvance } from '@belegbar/server/tax-reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import {
  anyJonas,
  bill,
  books,
  handsIn,
  looksAt,
  PAPER,
  PAPIERHAUS,
  problemOf,
  proposed,
  queueOf,
  TODAY,
  xmlOf,
} from '../support/received.ts';
import { type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

const anyone = () => anyJonas(stage);

describe('what is not entered', () => {
  test('is set aside with a reason, and taken back', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, xmlOf(bill()));
    const aside = { id, reason: 'notMine', note: 'an den Nachbarn' } as const;
    expect(await setReceivedAside(person.on(TODAY), aside)).toMatchObject({
      state: 'setAside',
      setAside: { reason: 'notMine', note: 'an den Nachbarn' },
    });
    expect(await refusalOf(setReceivedAside(person.on(TODAY), aside))).toBe('NOT_TO_REVIEW');
    expect(await refusalOf(bookReceived(person.on(TODAY), await inputOf(id)))).toBe('NOT_TO_REVIEW');
    expect((await looksAt(person, id)).decided).toMatchObject({ by: 'Jonas Weber' });
    expect(await takeReceivedBack(person.on(TODAY), id)).toMatchObject({ state: 'toReview', setAside: null });
    expect(await refusalOf(takeReceivedBack(person.on(TODAY), id))).toBe('NOT_SET_ASIDE');
    expect(await books(person, id)).toMatchObject({ state: 'booked' });
  });

  test('nor transferred: what is to be paid in dollars of a bill in euros', async () => {
    const person = await anyone();
    const text = await xmlOf(bill()).text();
    const inDollars = text.replace(/EUR(">[^<]*<\/cbc:PayableAmount>)/, 'USD$1');
    const { id } = await handsIn(person, new File([inDollars], 'rechnung.xml'));
    expect(await looksAt(person, id)).toMatchObject({ transfer: null, noTransfer: 'currenciesDiffer' });
    const euros = await handsIn(person, xmlOf(bill()));
    expect((await looksAt(person, euros.id)).transfer).not.toBeNull();
  });

  test("is Jonas's own invoice", async () => {
    const person = await anyone();
    const own = bill({ seller: { ...PAPIERHAUS, name: 'Weber Code', vatId: 'DE314159262' } });
    const { id } = await handsIn(person, xmlOf(own));
    const whole = await looksAt(person, id);
    expect(whole).toMatchObject({ proposal: { canBook: false }, transfer: null, noTransfer: 'own' });
    expect(await problemOf(books(person, id))).toBe('received.own-supply');
  });

  test.each([
    [
      'more VAT than the law asks for',
      { taxCode: 'inputStandard19', net: 5000, vat: 5000 },
      'expense.vat.above',
    ],
    [
      'VAT that the buyer owes',
      { taxCode: 'euServiceReverseCharge', net: 5000, vat: 950 },
      'expense.vat.none',
    ],
    ['nothing', { taxCode: 'inputNone', net: 0, vat: 0 }, 'expense.amount.none'],
  ])('is %s; the invoice waits on', async (_, line, code) => {
    const person = await anyone();
    const { id } = await handsIn(person, xmlOf(bill()));
    expect(await problemOf(books(person, id, { lines: [line] as never }))).toBe(code);
    expect(await queueOf(person)).toMatchObject([{ id, state: 'toReview' }]);
    const { boxes } = await vatAdvance(person.on(TODAY), '2026-Q1');
    expect(boxes.map(({ kennzahl, amount }) => [kennzahl, amount])).toEqual([['83', 0]]);
  });

  test('is of a year whose law nobody here knows', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, xmlOf(bill()));
    const of = (on: string) => ({ documentDate: on, servicePeriod: { from: on, to: on } });
    expect(await problemOf(books(person, id, of('2006-10-01') as never))).toBe('law.year.unknown');
    const reversed = { servicePeriod: { from: '2026-02-02', to: '2026-02-01' } };
    expect(await problemOf(books(person, id, reversed as never))).toBe('service-period.reversed');
    const lines = [{ taxCode: 'inputNone', net: 1, vat: 0 }];
    const gift = { ...of('2020-10-01'), category: 'gifts' as const, lines };
    expect(await books(person, id, gift as never)).toMatchObject({ state: 'booked' });
  });

  async function inputOf(id: string) {
    const other = await anyone();
    const mine = await handsIn(other, xmlOf(bill()));
    return { ...(await proposed(other, mine.id)), id };
  }
});

test('the list is paged, searched and counted', async () => {
  const person = await anyone();
  const numbers = ['L-1', 'L-2', 'L-3'];
  for (const number of numbers) await handsIn(person, xmlOf({ ...PAPER, number }, `${number}.xml`));
  const first = await listReceived(person.on(TODAY), { limit: 2 });
  expect(first.invoices.map(({ number }) => number)).toEqual(['L-3', 'L-2']);
  expect(first.counts).toEqual({ all: 3, toReview: 3, booked: 0, setAside: 0 });
  const rest = await listReceived(person.on(TODAY), { limit: 2, after: first.next ?? '' });
  expect(rest).toMatchObject({ invoices: [{ number: 'L-1' }], next: null });
  const found = await listReceived(person.on(TODAY), { search: 'PAPIERHAUS l-2 184,80' });
  expect(found).toMatchObject({ invoices: [{ number: 'L-2' }], counts: { all: 1 } });
  expect((await listReceived(person.on(TODAY), { search: '%' })).invoices).toEqual([]);
});

test.each([
  ['its last digits', '345678'],
  ['the whole of it, with blanks', 'ie29 AIBK 9311 5212 3456 78'],
])('what is to be paid to an account is found by %s, by nobody else', async (_, search) => {
  const person = await anyone();
  const { id } = await handsIn(person, xmlOf(bill()));
  const found = await listReceived(person.on(TODAY), { search });
  expect(found).toMatchObject({ invoices: [{ id }], counts: { all: 1 } });
  expect((await listReceived(person.on(TODAY), { search: '345679' })).invoices).toEqual([]);
  expect((await listReceived((await anyone()).on(TODAY), { search })).invoices).toEqual([]);
});

describe('what may come into the register of assets', () => {
  const desk = (number: string, base: string, tax: string) =>
    bill({ number, seller: PAPIERHAUS, vatBreakdown: [{ base, tax, category: 'S', rate: '19' }] });
  const waiting = async (person: Person) => (await likelyAssets(person.on(TODAY))).invoices;

  test('is of a sender whose bills were equipment, and costs more than 250.00 (§ 6 (2a) s. 4 EStG)', async () => {
    const person = await anyone();
    const first = await handsIn(person, xmlOf(desk('P-1', '460.00', '87.40')));
    expect(await waiting(person), 'nobody has booked the sender yet').toEqual([]);
    await books(person, first.id, { category: 'equipment' });
    const { id } = await handsIn(person, xmlOf(desk('P-2', '250.01', '47.50')));
    await handsIn(person, xmlOf(desk('P-3', '250.00', '47.50')));
    await handsIn(person, xmlOf({ ...desk('P-4', '460.00', '87.40'), typeCode: '381' }));
    await handsIn(person, xmlOf(bill()));
    expect(await waiting(person)).toEqual([
      {
        id,
        sellerName: 'Papierhaus Lange GmbH',
        number: 'P-2',
        documentDate: '2026-02-03',
        net: 25_001,
      },
    ]);
    expect(await waiting(await anyone()), 'of nobody else').toEqual([]);
  });

  test('is not of one whose bills were something else', async () => {
    const person = await anyone();
    const { id } = await handsIn(person, xmlOf(PAPER));
    await books(person, id, { category: 'materials' });
    await handsIn(person, xmlOf(desk('P-9', '460.00', '87.40')));
    expect(await waiting(person)).toEqual([]);
  });
});
