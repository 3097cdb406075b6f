/** What a box of the returns takes that no invoice and no bill brings. */
import type { Day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import type { Adjustment } from '@belegbar/domain/vouchers';
import { verifyJournal } from '@belegbar/server/journal';
import {
  annualVat,
  incomeSurplusOfYear,
  recapitulativeStatement,
  vatAdvance,
} from '@belegbar/server/tax-reports';
import { recordAdjustment, undoVoucher } from '@belegbar/server/vouchers';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, problemsOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-12-30';

let stage: Stage;
let person: Person;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
});
afterEach(async () => {
  expect(await verifyJournal(person.on('2026-12-31'))).toMatchObject({ firstBroken: null, wrongSums: [] });
});

async function linesOf(year: number): Promise<Record<string, number>> {
  const { lines } = await incomeSurplusOfYear(person.on(TODAY), { year });
  return Object.fromEntries(lines.map(({ line, amount }) => [line, amount]));
}

async function boxesOf(period: string): Promise<Record<string, number>> {
  const { boxes } = await vatAdvance(person.on(TODAY), period);
  return Object.fromEntries(boxes.map(({ kennzahl, amount }) => [kennzahl, amount]));
}

async function boxesOfYear(year: number): Promise<Record<string, number>> {
  const { annualReturn } = await annualVat(person.on(TODAY), { year });
  return Object.fromEntries((annualReturn?.boxes ?? []).map(({ kennzahl, amount }) => [kennzahl, amount]));
}

function nonZero(boxes: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(boxes).filter(([, amount]) => amount !== 0));
}

test('VAT that stands wrongly on an invoice is owed for its own sake, with a reason and a proof', async () => {
  const none = { base: null, deductible: null, moved: null };
  const wrong = { ...none, taxCode: 'wrongVat', taxPoint: '2026-03-10' as Day, tax: cents(19_000) } as const;
  const because = { reason: 'German VAT for Vienna', proof: 'Invoice 17' };
  const enters = (changes: Partial<Adjustment>) =>
    recordAdjustment(person.on(TODAY), { ...wrong, ...because, ...changes, idempotencyKey: uuid() });
  const { id } = await enters({});
  expect(await boxesOf('2026-Q1')).toEqual({ '69': 19_000, '83': 19_000 });
  expect(await linesOf(2026)).toEqual({});
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect(await boxesOf('2026-Q1')).toEqual({ '69': 0, '83': 0 });
  expect(await problemsOf(enters({ reason: ' ' }))).toEqual(['reason voucher.adjustment.unproved']);
  expect(await problemsOf(enters({ base: cents(1) }))).toEqual(['base voucher.adjustment.not-taken']);
  const average = enters({ taxCode: 'averageRateInputVat' });
  expect(await problemsOf(average)).toEqual(['taxCode voucher.adjustment.charities-alone']);
  const taxPoint = '2026-03-10' as Day;
  const moved = { from: 'standard19', to: 'exempt', taxPoint, base: cents(10_000), vatId: '' } as const;
  expect(await problemsOf(enters({ moved }))).toEqual([
    'moved.exemptionParagraph line.exemption-paragraph.missing',
    'tax voucher.adjustment.moved-vat',
  ]);
  const sent = {
    ...moved,
    to: 'intraCommunitySupply',
    base: cents(100_000),
    taxPoint: '2005-03-10' as Day,
  } as const;
  expect(await problemsOf(enters({ moved: sent }))).toEqual([
    'moved.vatId recipient.vat-id.missing',
    'moved.taxPoint law.year.unknown',
  ]);
  // § 18a (7) UStG: reported is the id that another state gave.
  const reported = { ...sent, taxPoint, vatId: 'DE 136695976' } as const;
  for (const to of ['intraCommunitySupply', 'euService'] as const)
    expect(await problemsOf(enters({ moved: { ...reported, to } }))).toEqual([
      'moved.vatId recipient.vat-id.domestic',
    ]);
  const tomorrow = { ...reported, vatId: 'ATU12345675', taxPoint: '2026-12-31' as Day } as const;
  expect(await problemsOf(enters({ moved: tomorrow }))).toEqual(['moved.taxPoint voucher.day.future']);
});

// An invoice of March over 1,000.00 and 190.00 to a firm in Vienna, whose service is taxed there (§ 3a (2) UStG): the 190.00 are owed
// because they stand on the invoice (§ 14c (1) UStG). Before: Kz 81 and 177 with 1,000, Kz 83 and 816 with 190.00. Right: Kz 81 and 177
// nothing, Kz 69 and 318 190.00, Kz 21 and 721 1,000, the recapitulative statement 1,000; Kz 83 and 816 stay 190.00, Kz 820 0.00.
test('German VAT on an invoice to Vienna is owed as wrongly shown, in all returns alike', async () => {
  await bills(person, '2026-03-10', aDayOfWork('brandwerk'));
  const before = await boxesOf('2026-Q1');
  expect(before).toEqual({ '81': 100_000, '83': 19_000 });
  const taxPoint = '2026-03-10' as Day;
  const moved = {
    from: 'standard19',
    to: 'euService',
    taxPoint,
    base: cents(100_000),
    vatId: 'atu 12345675',
  } as const;
  const amounts = { base: null, tax: cents(19_000), deductible: null, moved };
  const because = { reason: 'Leistungsort Wien', proof: 'Rechnung' };
  const input = { taxCode: 'wrongVat', taxPoint, ...amounts, ...because, idempotencyKey: uuid() } as const;
  const { id } = await recordAdjustment(person.on(TODAY), input);
  const right = { '21': 100_000, '69': 19_000, '83': 19_000 };
  expect(nonZero(await boxesOf('2026-Q1'))).toEqual(right);
  expect(nonZero(await boxesOfYear(2026))).toEqual({ '318': 19_000, '721': 100_000, '816': 19_000 });
  const { lines } = await recapitulativeStatement(person.on(TODAY), { period: '2026-Q1' });
  expect(lines).toMatchObject([{ vatId: 'ATU12345675', kind: 'services', amount: 100_000 }]);
  await undoVoucher(person.on(TODAY), { id, idempotencyKey: uuid() });
  expect(nonZero(await boxesOf('2026-Q1'))).toEqual(before);
  expect(nonZero(await boxesOfYear(2026))).toEqual({ '177': 100_000, '816': 19_000 });
});
