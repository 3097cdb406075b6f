/** The PDF of an own receipt says what the tax office asks for. Figures by the law: 0.30 a kilometre, 28 a whole day. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { expect, test } from 'vitest';
import { pageTexts } from '../testing/read-pdf.ts';
import type { OwnReceipt } from '../view/own-receipt.ts';
import { createCompiler } from './compiler.ts';

const TRIP: OwnReceipt = {
  kind: 'kilometres',
  number: 'KM-2026-0001',
  bookedOn: day('2026-03-10'),
  amount: cents(3_600),
  about: 'Workshop bei Brandwerk',
  detail: {
    way: { kind: 'trip', drivenOn: '2026-03-10', vehicle: 'car', kilometres: '120' },
    purpose: 'Workshop bei Brandwerk',
  },
  owner: ['Jonas Weber', 'Musterweg 1', '12345 Musterstadt', 'Steuernummer 21/815/08150'],
};

const render = createCompiler();

async function textOf(receipt: OwnReceipt): Promise<string> {
  const result = render({ receipt });
  if (result.kind !== 'pdf') throw new Error('a PDF is what was asked for');
  return (await pageTexts(result.bytes)).join('');
}

test('kilometres are worked out by their rate, with number, day, person, paragraph and a place to sign', async () => {
  const text = await textOf(TRIP);
  for (const said of ['eigenbeleg', 'km-2026-0001', '10.03.2026', 'jonasweber', 'workshopbeibrandwerk'])
    expect(text).toContain(said);
  for (const said of ['120', '0,30€', '36,00€', '§9abs.1', 'unterschrift']) expect(text).toContain(said);
});

test('each day away stands with its allowance', async () => {
  const none = { country: 'DE', place: null, breakfast: false, lunch: false, dinner: false };
  const days = [{ ...none, on: '2026-03-11', absence: 'fullDay', breakfast: true }];
  // 28.00 - 20 % = 22.40.
  const text = await textOf({ ...TRIP, kind: 'mealAllowance', amount: cents(2_240), detail: { days } });
  expect(text).toContain('11.03.2026,de,ganzertag,gestellt:frühstück22,40€');
});

test('cash says why there is no slip', async () => {
  const detail = { paidOn: '2026-03-10', paidTo: 'Parkautomat', noSlipReason: 'Automat ohne Drucker' };
  const text = await textOf({ ...TRIP, kind: 'cashExpense', amount: cents(450), detail });
  for (const said of ['automatohnedrucker', 'parkautomat', '4,50€', '§15abs.1']) expect(text).toContain(said);
});

test('a text that no font of the page has is set all the same', async () => {
  const purpose = 'Kunde \u{1F6F8} \uE000 \u0007 Ende';
  const text = await textOf({ ...TRIP, about: purpose, owner: ['Jonas \u{1F6F8}', ...TRIP.owner] });
  expect(text).toContain('ende');
});

test('the same receipt gives the same bytes', () => {
  expect(render({ receipt: TRIP })).toEqual(render({ receipt: TRIP }));
});
