/** Forged invoices: whatever their writer changes beside the account, Jonas is warned; and nothing comes twice unseen. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import {
  anyJonas,
  type BillSays,
  bill,
  books,
  CLOUDHAFEN,
  handsIn,
  IBANS,
  looksAt,
  xmlOf,
  zugferdOf,
} from '../support/received.ts';
import { asideAs } from '../support/set-aside.ts';
import { type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

let fresh: FreshDatabase;
let stage: Stage;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());

const anyone = () => anyJonas(stage);
const { vatId: _, ...ANONYMOUS } = CLOUDHAFEN;
const ibanOf = async (person: Person, id: string) => (await looksAt(person, id)).iban;

describe('an invoice with another account is told', () => {
  test.for<[string, BillSays['seller'], string]>([
    ['with the same VAT id', CLOUDHAFEN, 'changed'],
    ['with an unseen sign in the VAT id', { ...CLOUDHAFEN, vatId: 'IE6388\u200b047V', name: 'x' }, 'changed'],
    ['without the VAT id', ANONYMOUS, 'namesake'],
    ['with a VAT id of its own', { ...CLOUDHAFEN, vatId: 'IE3628739L' }, 'namesake'],
    ['with a tax number instead', { ...ANONYMOUS, taxNumber: '21/815/08150' }, 'namesake'],
    ['under the name in other letters', { ...ANONYMOUS, name: 'CLOUD-HAFEN' }, 'namesake'],
    ['as its trading name', { ...ANONYMOUS, name: 'x', tradingName: 'Cloudhafen Limited' }, 'namesake'],
    ['from another country', { ...ANONYMOUS, address: { country: 'AT' } }, 'namesake'],
  ])('%s', async ([, seller, verdict]) => {
    const person = await anyone();
    await books(person, (await handsIn(person, xmlOf(bill({ number: '1' })))).id);
    const forged = bill({ number: '2', iban: IBANS.other, ...(seller && { seller }) });
    const { id, iban } = await handsIn(person, xmlOf(forged));
    expect(iban).toBe(verdict);
    expect((await looksAt(person, id)).ibanCheck).toMatchObject({
      earlier: [{ iban: IBANS.cloudhafen, number: '1', vatId: 'IE6388047V' }],
    });
  });

  test('and a second firm of the same name is known once Jonas has booked it', async () => {
    const person = await anyone();
    const second = { seller: { ...CLOUDHAFEN, vatId: 'IE3628739L' }, iban: IBANS.other };
    await books(person, (await handsIn(person, xmlOf(bill({ number: '1' })))).id);
    const told = await handsIn(person, xmlOf(bill({ number: '2', ...second })));
    expect(told.iban).toBe('namesake');
    await books(person, told.id);
    expect((await handsIn(person, xmlOf(bill({ number: '3', ...second })))).iban).toBe('known');
    expect((await handsIn(person, xmlOf(bill({ number: '4' })))).iban).toBe('known');
  });

  test('also where it came before the real one, as soon as that is booked', async () => {
    const person = await anyone();
    const forged = await handsIn(person, xmlOf(bill({ number: '1', iban: IBANS.other })));
    const more = await handsIn(person, xmlOf(bill({ number: '2', iban: IBANS.other, seller: ANONYMOUS })));
    const real = await handsIn(person, xmlOf(bill({ number: '3' })));
    expect([forged.iban, more.iban, real.iban]).toEqual(['newSender', 'known', 'changed']);
    await books(person, real.id);
    expect([await ibanOf(person, forged.id), await ibanOf(person, more.id)]).toEqual(['changed', 'namesake']);
    expect((await looksAt(person, forged.id)).ibanCheck).toMatchObject({
      accounts: [{ iban: IBANS.other, isKnown: false }],
      earlier: [{ iban: IBANS.cloudhafen, number: '3' }],
    });
  });
});

describe('an invoice that comes twice is told', () => {
  test.for<[string, BillSays]>([
    ['with another dash in the number', { number: 'CH\u20131' }],
    ['with an unseen sign in the number', { number: 'CH\u200b-1' }],
    ['without its VAT id', { number: 'CH-1', seller: ANONYMOUS }],
    ['under another name', { number: 'CH-1', seller: { ...CLOUDHAFEN, name: 'Cloudhafen Europe' } }],
  ])('%s', async ([, says]) => {
    const person = await anyone();
    const first = await handsIn(person, xmlOf(bill({ number: 'CH-1' })));
    const again = await handsIn(person, zugferdOf(bill(says)));
    expect(again.likelyDuplicateOf).toBe(first.id);
  });

  test('where the first was put away as booked elsewhere: entering it wants a confirmation', async () => {
    const person = await anyone();
    const first = await handsIn(person, xmlOf(bill()));
    const second = await handsIn(person, zugferdOf(bill()));
    await asideAs(person, first.id, 'bookedElsewhere');
    expect(await looksAt(person, second.id)).toMatchObject({
      likelyDuplicateOf: first.id,
      likelyDuplicates: [{ id: first.id, state: 'setAside', reason: 'bookedElsewhere' }],
    });
    const refused = await books(person, second.id).catch((cause: unknown) => cause);
    expect(refused).toMatchObject({ code: 'LIKELY_DUPLICATE', data: { id: first.id, state: 'setAside' } });
  });

  test('where the first was put away as a duplicate before', async () => {
    const person = await anyone();
    const first = await handsIn(person, xmlOf(bill()));
    await asideAs(person, first.id, 'duplicate');
    expect((await handsIn(person, zugferdOf(bill()))).likelyDuplicateOf).toBe(first.id);
  });

  test('and the one that stays asks nothing once its copy is put away', async () => {
    const person = await anyone();
    const first = await handsIn(person, xmlOf(bill()));
    const copy = await handsIn(person, zugferdOf(bill()));
    await asideAs(person, copy.id, 'duplicate');
    expect(await looksAt(person, first.id)).toMatchObject({
      likelyDuplicateOf: null,
      likelyDuplicates: [{ id: copy.id, reason: 'duplicate' }],
    });
    expect(await books(person, first.id)).toMatchObject({ state: 'booked' });
  });

  test('nor does the later one, once the first is put away as its copy', async () => {
    const person = await anyone();
    const xml = await handsIn(person, xmlOf(bill()));
    const hybrid = await handsIn(person, zugferdOf(bill()));
    await asideAs(person, xml.id, 'duplicate');
    expect((await looksAt(person, hybrid.id)).likelyDuplicateOf).toBeNull();
    expect(await books(person, hybrid.id)).toMatchObject({ state: 'booked' });
  });
});

test('of 300 forged ones that wait, every one is told once the real one is booked', async () => {
  const person = await anyone();
  const forged = await handsIn(person, xmlOf(bill({ number: '1', iban: IBANS.other })));
  const real = await handsIn(person, xmlOf(bill({ number: '2' })));
  await copies(forged.id, 300);
  await books(person, real.id);
  const { rows } = await fresh.superuser.query(
    `select iban_verdict, count(*)::integer from received_invoices where business_id = $1 and state = 'toReview' group by 1`,
    [person.businessId],
  );
  expect(rows).toEqual([{ iban_verdict: 'changed', count: 301 }]);
});

/** Rows like one, as if they had come later; what checks new rows sleeps meanwhile. */
async function copies(id: string, count: number): Promise<void> {
  const { rows } = await fresh.superuser.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'received_invoices'`,
  );
  const changed: Record<string, string> = { id: 'uuidv7()', hash: 'md5(n::text)', number_key: `'X' || n` };
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? name).join(', ');
  const client = await fresh.superuser.connect();
  try {
    await client.query("set session_replication_role = 'replica'");
    await client.query(
      `insert into received_invoices (${names.join(', ')})
       select ${values} from received_invoices, generate_series(1, $2::integer) n where id = $1`,
      [id, count],
    );
    await client.query(
      `insert into received_invoice_senders (business_id, key, received_invoice_id)
       select business_id, unnest(sender_keys), id from received_invoices where business_id = (select business_id from received_invoices where id = $1)
       on conflict do nothing`,
      [id],
    );
    await client.query("set session_replication_role = 'origin'");
  } finally {
    client.release();
  }
}
