/** How an asset comes into the register, bought here or brought along. */
import {
  type AssetDescription,
  bookAssetChange,
  isInRegister,
  isMixedPoolYear,
  isSpreadOverLife,
  treatmentRefusal,
} from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import type { Cents, Decimal } from '@belegbar/domain/money';
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

/** Amounts in cents. */
export interface NewAsset extends AssetDescription {
  acquiredOn: Day;
  cost: Cents;
  netPrice: Cents;
  inputVat: Cents;
  deducted: Cents;
  privateSharePercent: Decimal | null;
  opening: { on: Day; bookValue: Cents } | null;
  /** The line of a purchase that it is, from 0. */
  from: { expenseId: string; lineIndex: number } | null;
}

/** Where the form has it, for refusals. */
export interface AssetField {
  treatment: string;
  usefulLife: string;
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
  if (asset.opening === null) await refuseUnlawful(context, transaction, asset, field);
  const held = await heldOf(context, transaction, asset);
  await insertAsset(transaction, {
    ...rowOf(held, asset),
    business_id: businessId,
    created_at: platform.clock.now(),
  });
  const entries = bookAssetChange(held, await standingOf(context, transaction, held));
  const detail = { number: held.number, expenseId: held.expenseId };
  const auditRecord = { action: 'assets.register', subjectKind: 'asset', subjectId: held.id, detail };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
  return held.id;
}

async function refuseUnlawful(
  context: Context,
  transaction: Transaction,
  asset: NewAsset,
  field: AssetField,
): Promise<void> {
  refuseTreatment(asset, field);
  const others = (await selectAssets(transaction, context.businessId)).filter(
    ({ isTakenBack }) => !isTakenBack,
  );
  if (isMixedPoolYear(asset, others))
    throw invalid([fieldProblem(field.treatment, 'asset.treatment.mixed-year')]);
}

/** INVALID at the field where the law does not allow the treatment, as far as the asset alone decides. */
export function refuseTreatment(
  asset: Pick<NewAsset, 'treatment' | 'kind' | 'usefulLifeMonths' | 'acquiredOn' | 'netPrice'>,
  field: AssetField,
): void {
  const refusal = treatmentRefusal(asset);
  if (!refusal.known)
    throw invalid([fieldProblem(field.treatment, 'law.year.unknown', { year: String(refusal.year) })]);
  if (refusal.value === null) return;
  const { code, values } = refusal.value;
  const where = code === 'asset.useful-life.missing' ? field.usefulLife : field.treatment;
  throw invalid([fieldProblem(where, code, values)]);
}

async function heldOf(context: Context, transaction: Transaction, asset: NewAsset): Promise<HeldAsset> {
  const { treatment, from, ...rest } = asset;
  if (!isInRegister(treatment)) throw new Error('not an asset of the register');
  return {
    ...rest,
    treatment,
    usefulLifeMonths: isSpreadOverLife(treatment) ? rest.usefulLifeMonths : null,
    id: uuid(),
    number: await numberOf(context, transaction, rest.acquiredOn),
    expenseId: from?.expenseId ?? null,
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

function rowOf(held: HeldAsset, { from }: NewAsset) {
  return {
    id: held.id,
    number: held.number,
    description: held.description,
    kind: held.kind,
    treatment: held.treatment,
    useful_life_months: held.usefulLifeMonths,
    acquired_on: held.acquiredOn,
    cost: held.cost,
    net_price: held.netPrice,
    input_vat: held.inputVat,
    deducted: held.deducted,
    private_share: held.privateSharePercent,
    opening_on: held.opening?.on ?? null,
    opening_book_value: held.opening?.bookValue ?? null,
    expense_id: from?.expenseId ?? null,
    expense_line: from?.lineIndex ?? null,
  };
}
