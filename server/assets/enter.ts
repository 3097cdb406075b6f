/** How an asset comes into the register, bought here or brought along. */
import {
  type AssetProposal,
  type BoughtAsset,
  bookAssetChange,
  isMixedPoolYear,
  isSpreadOverLife,
  openingRefusal,
  type Refused,
  reductionRefusal,
  treatmentRefusal,
} from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { appendEntries } from '../journal/index.ts';
import { takeNumber } from '../numbering/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import type { HeldAsset } from './acts.ts';
import { standingOf } from './held.ts';
import { insertAsset, lockRegister, selectAssets, selectTakenNumbers } from './store.ts';

/** Numbers of the register; they restart with the year of acquisition. */
const NUMBER_PATTERN = 'AV-{YYYY}-{NNNN}';

export interface NewAsset extends BoughtAsset {
  opening: { on: Day; bookValue: Cents } | null;
  /** The line of a purchase that it is, by its id. */
  from: { expenseId: string; line: number } | null;
}

/** Where the form has it, for refusals. */
export interface AssetField {
  treatment: string;
  usefulLife: string;
  reduction: string;
}

/**
 * Puts it into the register, in the transaction of the act that bought it, and books what it ought to have been depreciated by in years that
 * are closed. INVALID at the field where the law does not allow the treatment.
 */
export async function enterAsset(
  context: Context,
  transaction: Transaction,
  { asset, field }: { asset: NewAsset; field: AssetField },
): Promise<string> {
  const { businessId, platform } = context;
  await lockRegister(transaction, businessId);
  if (asset.opening === null) {
    refuseTreatment(asset, field);
    refuseReduction(asset, field);
    await refuseMixedYear(context, transaction, { asset, id: null, field });
  } else throwAt(openingRefusal(asset), field);
  const held = await heldOf(context, transaction, asset);
  await insertAsset(transaction, {
    ...rowOf(held),
    business_id: businessId,
    created_at: platform.clock.now(),
  });
  const entries = bookAssetChange(held, await standingOf(context, transaction, held));
  const detail = { number: held.number, ...held.from };
  const auditRecord = { action: 'assets.register', subjectKind: 'asset', subjectId: held.id, detail };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  return held.id;
}

/** INVALID where the year has a pool, and low-value assets beside it (§ 6 (2a) s. 5 EStG). `id`: of what stands there already; null: of none. */
export async function refuseMixedYear(
  context: Context,
  transaction: Transaction,
  { asset, id, field }: { asset: BoughtAsset; id: string | null; field: AssetField },
): Promise<void> {
  const others = (await selectAssets(transaction, context.businessId)).filter(
    (other) => !other.isTakenBack && other.id !== id,
  );
  if (isMixedPoolYear(asset, others))
    throw invalid([fieldProblem(field.treatment, 'asset.treatment.mixed-year')]);
}

/** INVALID at the field where the law does not allow the treatment, as far as the asset alone decides. */
export function refuseTreatment(asset: AssetProposal, field: AssetField): void {
  const refusal = treatmentRefusal(asset);
  if (!refusal.known)
    throw invalid([fieldProblem(field.treatment, 'law.year.unknown', { year: String(refusal.year) })]);
  throwAt(refusal.value, field);
}

/** INVALID at the field where the law does not let so much be taken off the cost (§ 7g (2) s. 3 EStG). */
export function refuseReduction(asset: BoughtAsset, field: AssetField): void {
  const refusal = reductionRefusal(asset);
  if (!refusal.known)
    throw invalid([fieldProblem(field.reduction, 'law.year.unknown', { year: String(refusal.year) })]);
  if (refusal.value === null) return;
  const { code, values } = refusal.value;
  throw invalid([fieldProblem(field.reduction, code, values)]);
}

function throwAt(refused: Refused | null, field: AssetField): void {
  if (refused === null) return;
  const { code, values } = refused;
  const where = FIELD_OF[code] ?? 'treatment';
  throw invalid([fieldProblem(field[where], code, values)]);
}

const FIELD_OF: Partial<Record<Refused['code'], keyof AssetField>> = {
  'asset.useful-life.missing': 'usefulLife',
  'asset.reduction.register-only': 'reduction',
};

async function heldOf(context: Context, transaction: Transaction, asset: NewAsset): Promise<HeldAsset> {
  return {
    ...asset,
    usefulLifeMonths: isSpreadOverLife(asset.treatment) ? asset.usefulLifeMonths : null,
    id: uuid(),
    number: await numberOf(context, transaction, asset.acquiredOn),
    special: [],
    disposal: null,
    uses: [],
    isTakenBack: false,
    acts: [],
  };
}

async function numberOf(context: Context, transaction: Transaction, day: Day): Promise<string> {
  const parts = { series: 'assets', pattern: NUMBER_PATTERN, day, clientNumber: '' } as const;
  const { number } = await takeNumber(context, transaction, parts, (numbers) =>
    selectTakenNumbers(transaction, context.businessId, numbers),
  );
  return number;
}

function rowOf(held: HeldAsset) {
  const { from } = held;
  return {
    id: held.id,
    number: held.number,
    description: held.description,
    kind: held.kind,
    treatment: held.treatment,
    useful_life_months: held.usefulLifeMonths,
    is_usable_alone: held.isUsableAlone,
    reduction: held.reduction,
    acquired_on: held.acquiredOn,
    cost: held.cost,
    net_price: held.netPrice,
    input_vat: held.inputVat,
    deducted: held.deducted,
    private_share: held.privateSharePercent,
    opening_on: held.opening?.on ?? null,
    opening_book_value: held.opening?.bookValue ?? null,
    expense_id: from?.expenseId ?? null,
    expense_line: from?.line ?? null,
  };
}
