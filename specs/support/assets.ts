/** Fixed assets in stories: what is bought, and what stands of it. */

import type { AssetDescription, DisposalProposal } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import { assert, type Cents, cents, centsFromEuros, decimal, sumCents } from '@belegbar/domain/money';
import { bookDepreciation, disposeAsset, listAssets, registerAsset } from '@belegbar/server/assets';
import { setRegime } from '@belegbar/server/business';
import { type RecordExpenseInput, recordExpense } from '@belegbar/server/expenses';
import { readEntries } from '@belegbar/server/journal';
import { incomeSurplusOfYear, vatAdvance } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../server/platform/context.ts';
import { Refusal } from '../../server/platform/refusal.ts';
import { REGIME_PORTS } from '../../server/regime-ports.ts';
import type { Person } from './stage.ts';

export const euros = (amount: string): Cents => centsFromEuros(decimal(amount));

export const camera: AssetDescription = {
  description: 'Kamera',
  kind: 'movable',
  treatment: 'straightLine',
  usefulLifeMonths: 84,
};

/** A bill for one asset, paid on its day and noted on `noted`; 2,100.00 net unless said. */
export async function buys(
  person: Person,
  on: string,
  asset: Partial<AssetDescription> = {},
  {
    net = '2100',
    noted = on,
    ...changes
  }: { net?: string; noted?: string } & Partial<RecordExpenseInput> = {},
): Promise<{ expenseId: string; id: string }> {
  const { id: expenseId } = await recordExpense(person.on(noted), {
    idempotencyKey: uuid(),
    vendor: { name: 'Fotohaus', country: 'DE' },
    category: 'equipment',
    documentDate: on as Day,
    paidOn: on as Day,
    lines: [{ taxCode: 'inputStandard19', net: euros(net), asset: { ...camera, ...asset } }],
    ...changes,
  });
  const { assets } = await listAssets(person.on(noted));
  return { expenseId, id: assets.find((one) => one.expenseId === expenseId)?.id ?? '' };
}

/** Cents by day and category of what counts without money. */
export async function counted(person: Person): Promise<Record<string, number>> {
  const entries = await readEntries(person.on('2027-12-31'), 0, 1000);
  const without = entries.filter(({ basis }) => basis === 'nonCash');
  const sums = [...Map.groupBy(without, ({ bookedOn, category }) => `${bookedOn} ${category}`)].map(
    ([place, alike]) => [place, sumCents(alike.map(({ net }) => net))] as const,
  );
  return Object.fromEntries(sums.filter(([, sum]) => sum !== 0));
}

/** Of the advance return of a period, in cents. */
export async function vatBoxes(person: Person, period: string): Promise<Record<string, number>> {
  const { boxes } = await vatAdvance(person.on('2027-12-31'), period);
  return Object.fromEntries(
    boxes.filter(({ amount }) => amount !== 0).map((box) => [box.kennzahl, box.amount]),
  );
}

/** Of Anlage EÜR, in cents. */
export async function eurBoxes(person: Person, year: number): Promise<Record<string, number>> {
  const { boxes } = await incomeSurplusOfYear(person.on('2027-12-31'), { year });
  return Object.fromEntries(boxes.map(({ kennzahl, amount }) => [kennzahl, amount]));
}

/** Noted at the end of 2026 unless said. */
export function disposes(person: Person, id: string, disposal: DisposalProposal, on = '2026-12-31') {
  return disposeAsset(person.on(on), { id, idempotencyKey: uuid(), disposal });
}

/** From the day on it is a small business, or none. */
export async function changesTo(person: Person, on: string, smallBusiness: boolean): Promise<void> {
  const regime = {
    validFrom: on as Day,
    vatBasis: 'accrual',
    smallBusiness,
    filingPeriod: 'quarter',
  } as const;
  await setRegime(person.on(on), regime, REGIME_PORTS);
}

/** What it is refused by: the code at its field, or of the call. */
export async function problemOf(act: Promise<unknown>): Promise<string> {
  const refusal = await act.then(
    () => null,
    (cause) => cause,
  );
  assert(refusal instanceof Refusal, `not a refusal: ${refusal}`);
  const [problem] =
    (refusal.data as { problems?: { field: string; code: string }[] } | undefined)?.problems ?? [];
  return problem === undefined ? refusal.code : `${problem.field} ${problem.code}`;
}

/** A camera that was brought along, depreciated through the month before and lost today; its id, and that of the loss. */
export async function losesCamera(context: Context, today: Day): Promise<{ id: string; actId: string }> {
  const { id } = await registerAsset(context, {
    idempotencyKey: uuid(),
    description: 'Kamera',
    kind: 'movable',
    treatment: 'straightLine',
    usefulLifeMonths: 84,
    acquiredOn: '2024-07-01' as Day,
    cost: cents(196_000),
    opening: { on: '2026-01-01' as Day, bookValue: cents(154_000) },
  });
  await bookDepreciation(context, { through: '2026-01' });
  const disposal = { on: today, reason: 'loss' } as const;
  const { id: actId } = await disposeAsset(context, { id, idempotencyKey: uuid(), disposal });
  return { id, actId };
}
