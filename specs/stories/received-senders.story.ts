/** Who sends: accounts that change, invoices that come twice, and what was meant for somebody else. */
import {
  bookReceived,
  checkIbanOf,
  countReceived,
  downloadReceived,
  receiveInvoice,
} from '@belegbar/server/received-invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import { refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import {
  anyJonas,
  bill,
  books,
  CLOUDHAFEN,
  handsIn,
  IBANS,
  looksAt,
  proposed,
  queueOf,
  TODAY,
  xmlOf,
  zugferdOf,
} from '../support/received.ts';
import { asideAs } from '../support/set-aside.ts';
import { enter, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

let fresh: FreshDatabase;
let stage: Stage;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());

const anyone = () => anyJonas(stage);

describe("the sender's account", () => {
  test('is known once it stood on an invoice before, and a changed one is told with the earlier', async () => {
    const person = await anyone();
    expect((await handsIn(person, xmlOf(bill({ number: '1' })))).iban).toBe('newSender');
    expect((await handsIn(person, xmlOf(bill({ number: '2' })))).iban).toBe('known');
    const forged = await handsIn(person, xmlOf(bill({ number: '3', iban: IBANS.other })));
    expect(forged.iban).toBe('changed');
    expect(await checkIbanOf(person.on(TODAY), forged.id)).toMatchObject({
      verdict: 'changed',
      accounts: [{ iban: IBANS.other, isValid: true, isKnown: false }],
      earlier: [{ iban: IBANS.cloudhafen, number: '2' }],
    });
  });

  test('that is forged does not vouch for the next one, until Jonas has booked it', async () => {
    const person = await anyone();
    await handsIn(person, xmlOf(bill({ number: '1' })));
    const second = await handsIn(person, xmlOf(bill({ number: '2', iban: IBANS.other })));
    const third = await handsIn(person, xmlOf(bill({ number: '3', iban: IBANS.other })));
    expect([second.iban, third.iban]).toEqual(['changed', 'changed']);
    await books(person, second.id);
    expect((await looksAt(person, third.id)).iban).toBe('known');
  });

  test('of an invoice that was not his vouches for nothing', async () => {
    const person = await anyone();
    const wrong = await handsIn(person, xmlOf(bill({ number: '1', iban: IBANS.other })));
    const next = await handsIn(person, xmlOf(bill({ number: '2', iban: IBANS.other })));
    expect(next.iban).toBe('known');
    await asideAs(person, wrong.id, 'notMine');
    expect((await looksAt(person, next.id)).iban).toBe('newSender');
  });
});

describe('the same invoice', () => {
  test('in the very same file is the record that is there', async () => {
    const person = await anyone();
    const first = await handsIn(person, xmlOf(bill()));
    const again = await handsIn(person, xmlOf(bill(), 'noch-einmal.xml'));
    expect(again).toMatchObject({ id: first.id, duplicateOf: first.id, fileName: 'rechnung.xml' });
    expect(await queueOf(person)).toHaveLength(1);
  });

  test('handed in again with the same key is answered as the first time', async () => {
    const person = await anyone();
    const call = { idempotencyKey: uuid(), file: xmlOf(bill()) };
    const answers = await Promise.all([1, 2].map(() => receiveInvoice(person.on(TODAY), call)));
    expect(answers.map(({ duplicateOf }) => duplicateOf)).toEqual([null, null]);
    expect(answers[0]?.id).toBe(answers[1]?.id);
    const other = { ...call, file: xmlOf(bill({ number: 'X' })) };
    expect(await refusalOf(receiveInvoice(person.on(TODAY), other))).toBe('KEY_REUSED');
  });

  test('in five windows at once is one record', async () => {
    const person = await anyone();
    const rows = await Promise.all([1, 2, 3, 4, 5].map(() => handsIn(person, xmlOf(bill()))));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
    expect(rows.filter(({ duplicateOf }) => duplicateOf === null)).toHaveLength(1);
  });

  test('in another file is told, and entering it wants a confirmation', async () => {
    const person = await anyone();
    const asXml = await handsIn(person, xmlOf(bill({ number: 'CH-1' })));
    const asPdf = await handsIn(person, zugferdOf(bill({ number: 'ch-1' })));
    expect([asXml.likelyDuplicateOf, asPdf.likelyDuplicateOf]).toEqual([null, asXml.id]);
    expect((await looksAt(person, asPdf.id)).likelyDuplicates).toMatchObject([
      { id: asXml.id, fileName: 'rechnung.xml', state: 'toReview' },
    ]);
    const refused = await books(person, asPdf.id).catch((cause: unknown) => cause);
    expect(refused).toMatchObject({ code: 'LIKELY_DUPLICATE', data: { id: asXml.id, state: 'toReview' } });
    expect(await books(person, asPdf.id, { confirmDuplicate: true })).toMatchObject({ state: 'booked' });
    // Now the other one is the duplicate of what is booked.
    expect((await queueOf(person)).map(({ likelyDuplicateOf }) => likelyDuplicateOf)).toEqual([asPdf.id]);
  });

  test('is none that asks of one that was not his, nor of another sender, day or number', async () => {
    const person = await anyone();
    const first = await handsIn(person, xmlOf(bill()));
    await asideAs(person, first.id, 'notMine');
    const other = { ...CLOUDHAFEN, name: 'Datenkai Ltd.', vatId: 'IE3628739L' };
    const more = [bill({ remittance: 'x' }), bill({ seller: other }), bill({ issueDate: '2026-02-04' })];
    for (const one of more) expect((await handsIn(person, xmlOf(one))).likelyDuplicateOf).toBeNull();
  });
});

test('an invoice for somebody else is noticed by name and VAT id', async () => {
  const person = await anyone();
  const buyer = { identifiers: [], name: 'Brandwerk Digital GmbH', vatId: 'DE214365872' };
  const row = await handsIn(person, xmlOf(bill({ buyer })));
  expect(row.addresseeDiffers).toEqual(['name', 'vatId']);
  expect((await looksAt(person, row.id)).addressee).toEqual({
    name: 'Brandwerk Digital GmbH',
    vatId: 'DE214365872',
    ownName: 'Weber Code',
    ownVatId: 'DE314159262',
  });
});

test('Aylin sees nothing of it, and knows none of his senders', async () => {
  const person = await anyone();
  const { id } = await handsIn(person, xmlOf(bill()));
  const stranger = await enter(stage, aylin);
  expect(await queueOf(stranger)).toEqual([]);
  expect(await countReceived(stranger.on(TODAY))).toEqual({ toReview: 0 });
  expect(await refusalOf(looksAt(stranger, id))).toBe('NOT_FOUND');
  expect(await refusalOf(checkIbanOf(stranger.on(TODAY), id))).toBe('NOT_FOUND');
  expect(await refusalOf(asideAs(stranger, id, 'notMine'))).toBe('NOT_FOUND');
  const own = await handsIn(stranger, xmlOf(bill()));
  expect(own).toMatchObject({ duplicateOf: null, iban: 'newSender' });
  const input = { ...(await proposed(stranger, own.id)), id };
  expect(await refusalOf(bookReceived(stranger.on(TODAY), input))).toBe('NOT_FOUND');
  expect(await refusalOf(downloadReceived(stranger.on(TODAY), { id, part: 'original' }))).toBe('NOT_FOUND');
});
