/** The settings of a business: what is kept, what is refused, and what they change. */

import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { getBusiness, setRegime, startNumbering, updateBusiness } from '@belegbar/server/business';
import { createDraft, previewStyle } from '@belegbar/server/invoices';
import { filingRule, setPrepayment, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REGIME_PORTS } from '../../server/regime-ports.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Role, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-03-02';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase(8)).application.database);
});
afterAll(() => stage.close());

/** Somebody with empty books, so that no story sees another's. */
function anew(role: Role): Promise<Person> {
  return enter(stage, { ...role, email: `${uuid()}@studio.example` });
}

type Changes = Parameters<typeof updateBusiness>[1]['changes'];

async function change(person: Person, changes: Changes) {
  const { version } = await getBusiness(person.on(TODAY));
  return updateBusiness(person.on(TODAY), { version, changes });
}

describe('the look of invoices', () => {
  test('Jonas sees a style on his own services before he keeps it, and new invoices begin with it', async () => {
    const person = await anew(jonas);
    const before = await getBusiness(person.on(TODAY));
    const { font, accentColor, letterheadLayout, footerText } = before;
    const style = { template: 'minimal', font, accentColor, letterheadLayout, footerText } as const;
    const page = { language: 'de', page: 1 } as const;
    const minimal = await previewStyle(person.on(TODAY), { style, ...page });
    const standard = await previewStyle(person.on(TODAY), {
      style: { ...style, template: 'standard' },
      ...page,
    });
    expect(minimal.pages).toBe(1);
    expect(minimal.svg).not.toBe(standard.svg);
    expect(await refusalOf(previewStyle(person.on(TODAY), { style, ...page, page: 2 }))).toBe('NOT_FOUND');
    expect((await getBusiness(person.on(TODAY))).template).toBe('standard');
    await change(person, { template: 'minimal' });
    const draft = await createDraft(person.on(TODAY), { idempotencyKey: uuid(), draft: {} });
    expect(draft.draft.template).toBe('minimal');
  });

  test('a letterhead whose text would stand in the window is refused at the measure', async () => {
    const person = await anew(jonas);
    const { letterheadLayout } = await getBusiness(person.on(TODAY));
    await expect(
      change(person, { letterheadLayout: { ...letterheadLayout, top: 60 } }),
    ).rejects.toMatchObject({
      code: 'INVALID',
      data: {
        problems: [{ field: 'letterheadLayout.top', code: 'letterhead.window', values: { least: '98' } }],
      },
    });
    await change(person, { letterheadLayout: { ...letterheadLayout, top: 60, window: false } });
  });
});

describe('the numbers of another tool', () => {
  test('Jonas, whose last number there was 41, goes on with 42 without a gap', async () => {
    const person = await anew(jonas);
    const started = await startNumbering(person.on(TODAY), { next: 42 });
    expect([started.nextNumber, started.nextRunning, started.usedRunning]).toEqual(['RE-2026-0042', 42, 0]);
    const numbers = [];
    for (let count = 0; count < 3; count += 1)
      numbers.push((await bills(person, TODAY, aDayOfWork('brandwerk'))).number);
    expect(numbers).toEqual(['RE-2026-0042', 'RE-2026-0043', 'RE-2026-0044']);
    expect((await getBusiness(person.on(TODAY))).usedRunning).toBe(44);
  });

  test('a start that was too high is taken back as long as nothing has its number', async () => {
    const person = await anew(jonas);
    await startNumbering(person.on(TODAY), { next: 900 });
    await startNumbering(person.on(TODAY), { next: 7 });
    expect((await bills(person, TODAY, aDayOfWork('brandwerk'))).number).toBe('RE-2026-0007');
  });

  test('a used number is never given again', async () => {
    const person = await anew(jonas);
    await startNumbering(person.on(TODAY), { next: 42 });
    await bills(person, TODAY, aDayOfWork('brandwerk'));
    await expect(startNumbering(person.on(TODAY), { next: 42 })).rejects.toMatchObject({
      code: 'INVALID',
      data: { problems: [{ field: 'next', code: 'numbering.used', values: { used: '42' } }] },
    });
    expect((await getBusiness(person.on(TODAY))).nextNumber).toBe('RE-2026-0043');
  });

  test('two windows that start and ten that issue at once leave neither a repeat nor a gap after the start', async () => {
    const person = await anew(jonas);
    const started = [50, 60].map((next) => refusalOf(startNumbering(person.on(TODAY), { next })));
    const issued = Array.from({ length: 10 }, () => bills(person, TODAY, aDayOfWork('brandwerk')));
    const refusals = await Promise.all(started);
    const numbers = (await Promise.all(issued)).map(({ number }) => Number(number?.slice(-4)));
    expect(new Set(numbers).size).toBe(10);
    expect(refusals.every((code) => code === null || code === 'INVALID')).toBe(true);
    const { nextRunning, usedRunning } = await getBusiness(person.on(TODAY));
    expect(usedRunning).toBe(Math.max(...numbers));
    // Only a start leaps; everything after the last one is in a row.
    const leaps = numbers
      .toSorted((a, b) => a - b)
      .filter((number, index, all) => index > 0 && number !== (all[index - 1] ?? 0) + 1);
    expect(leaps.every((number) => number === 50 || number === 60)).toBe(true);
    const next = (await bills(person, TODAY, aDayOfWork('brandwerk'))).number;
    expect(Number(next?.slice(-4))).toBe(nextRunning);
  });
});

test('how a new business is taxed is supposed until somebody says it, be it the same', async () => {
  const { regimes: _, ...profile } = jonas.profile;
  const person = await anew({ ...jonas, profile });
  const { regimes, regimeAnswered } = await getBusiness(person.on(TODAY));
  expect(regimeAnswered).toBe(false);
  const [supposed] = regimes;
  if (supposed === undefined) throw new Error('a business without a regime');
  const said = await setRegime(person.on(TODAY), supposed, REGIME_PORTS);
  expect(said).toMatchObject({ regimeAnswered: true, regimes });
});

describe('a field of the profile', () => {
  test('is kept in its normal form, and what is not known is an empty text', async () => {
    const person = await anew(jonas);
    const saved = await change(person, {
      leitwegId: ' 04011000-900x999-08 ',
      peppolId: '9930:DE136695976',
      wirtschaftsId: 'DE13669597600001',
      taxOffice: 'Leipzig I',
      paymentMethods: ['bankTransfer', 'paypal'],
      fromName: '',
      analyticsConsent: true,
    });
    expect(saved).toMatchObject({
      leitwegId: '04011000-900X999-08',
      wirtschaftsId: 'DE136695976-00001',
      paymentMethods: ['bankTransfer', 'paypal'],
      fromName: '',
      analyticsConsent: true,
      auditConsent: false,
      gobdRetention: true,
      currency: 'EUR',
    });
  });

  test('with a post code of two digits is refused for an address in Germany', async () => {
    const person = await anew(jonas);
    await expect(change(person, { postCode: '12' })).rejects.toMatchObject({
      data: { problems: [{ field: 'postCode', code: 'post-code.form' }] },
    });
  });

  test('that another window has changed meanwhile is not written over', async () => {
    const person = await anew(jonas);
    const { version } = await getBusiness(person.on(TODAY));
    await updateBusiness(person.on(TODAY), { version, changes: { taxOffice: 'Leipzig I' } });
    const late = updateBusiness(person.on(TODAY), { version, changes: { taxOffice: 'Leipzig II' } });
    expect(await refusalOf(late)).toBe('CHANGED_MEANWHILE');
    expect((await getBusiness(person.on(TODAY))).taxOffice).toBe('Leipzig I');
  });
});

test('a new invoice is due as the business says, and an older draft stays as it was', async () => {
  const person = await anew(jonas);
  const before = await createDraft(person.on(TODAY), { idempotencyKey: uuid(), draft: {} });
  await change(person, { dueDateFormat: 'endOfMonth', defaultPaymentDays: 30 });
  const after = await createDraft(person.on(TODAY), { idempotencyKey: uuid(), draft: {} });
  expect(before.draft?.paymentTerms).toEqual({ kind: 'days', days: 14 });
  expect(after.draft?.paymentTerms).toEqual({ kind: 'endOfMonth', days: 30 });
});

test('a new invoice is in the currency of the business, unless it says another', async () => {
  const person = await anew(jonas);
  await change(person, { currency: 'USD' });
  const begun = await createDraft(person.on(TODAY), { idempotencyKey: uuid(), draft: {} });
  expect(begun.draft).toMatchObject({ currency: 'USD' });
  const other = await createDraft(person.on(TODAY), { idempotencyKey: uuid(), draft: { currency: 'EUR' } });
  expect(other.draft).toMatchObject({ currency: 'EUR' });
});

describe('the permanent extension', () => {
  test('moves the day of a return, and what Aylin prepaid is deducted in December', async () => {
    const person = await anew(aylin);
    await change(person, { extensionFrom: '2026-01-01' as Day });
    // 10 March 2026 is a Tuesday.
    expect((await vatAdvance(person.on(TODAY), '2026-01')).dueDate).toBe('2026-03-10');
    await setPrepayment(person.on(TODAY), { year: 2026, amount: 90_909 as Cents });
    const december = await vatAdvance(person.on('2026-12-31'), '2026-12');
    expect(december.boxes.find(({ kennzahl }) => kennzahl === '39')?.amount).toBe(90_909);
    expect(december.payable).toBe(-90_909);
    const { prepayment } = await filingRule(person.on(TODAY), { year: 2026 });
    expect(prepayment).toEqual({ recorded: 90_909, proposed: null, dueDate: '2026-02-10' });
    await change(person, { extensionUntil: '2026-10-31' as Day });
    const paid = async (period: string) => (await vatAdvance(person.on('2026-12-31'), period)).payable;
    expect([await paid('2026-10'), await paid('2026-12')]).toEqual([-90_909, 0]);
    await change(person, { extensionFrom: '2026-05-01' as Day });
    // 10 June 2026 is a Wednesday.
    expect((await filingRule(person.on(TODAY), { year: 2026 })).prepayment.dueDate).toBe('2026-06-10');
  });

  test('and the filing period are proposed by the journal of the year before', async () => {
    const person = await anew(jonas);
    // 5 days at 1,000.00 with 19 % are 950.00 of VAT in December 2025, the only month of these books: 11,400.00 for a year.
    for (let count = 0; count < 5; count += 1) await bills(person, '2025-12-01', aDayOfWork('brandwerk'));
    const { previous, proposed, prepayment } = await filingRule(person.on(TODAY), { year: 2026 });
    expect(previous).toEqual({ year: 2025, tax: 95_000, activeMonths: 1, annualised: 1_140_000 });
    expect(proposed).toBe('month');
    // 11,400.00 / 11 = 1,036.3636…
    expect(prepayment.proposed).toBe(103_636);
  });

  test('who founded the business in 2026 files by the month in 2027, when the suspension of that is over', async () => {
    const person = await anew(jonas);
    await change(person, { foundedOn: '2026-03-01' as Day });
    const ruleOf = (year: number) => filingRule(person.on(TODAY), { year });
    expect(await ruleOf(2026)).toMatchObject({ isMonthlyFounder: false, proposed: null });
    expect(await ruleOf(2027)).toMatchObject({ isMonthlyFounder: true, proposed: 'month' });
  });

  test('who is freed from advance returns is asked for none', async () => {
    const person = await anew(jonas);
    await bills(person, '2025-11-10', aDayOfWork('brandwerk'));
    await setRegime(
      person.on(TODAY),
      {
        validFrom: '2026-01-01' as Day,
        vatBasis: 'accrual',
        smallBusiness: false,
        filingPeriod: 'none',
      },
      REGIME_PORTS,
    );
    await bills(person, TODAY, aDayOfWork('brandwerk'));
    expect((await vatAdvance(person.on(TODAY), '2026-Q1')).required).toBe(false);
    expect((await vatAdvance(person.on(TODAY), '2025-Q4')).required).toBe(true);
  });

  test("a stranger's special prepayment is nobody's", async () => {
    const [mine, other] = [await anew(aylin), await anew(aylin)];
    await setPrepayment(mine.on(TODAY), { year: 2026, amount: 100 as Cents });
    expect((await filingRule(other.on(TODAY), { year: 2026 })).prepayment.recorded).toBeNull();
  });
});
