import type { AssetDescription } from '@belegbar/domain/assets';
import { isSpreadOverLife } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import { type Cents, ZERO } from '@belegbar/domain/money';
import { authorise } from '../platform/authorise.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { once } from '../platform/idempotency/index.ts';
import { invalid } from '../platform/refusal.ts';
import { enterAsset, type NewAsset } from './enter.ts';

/** Amounts in cents. */
export interface RegisterAssetInput {
  idempotencyKey: string;
  description: string;
  kind: AssetDescription['kind'];
  treatment: Exclude<AssetDescription['treatment'], 'immediate'>;
  usefulLifeMonths?: number | undefined;
  /** Left out: it is. */
  isUsableAlone?: boolean | undefined;
  acquiredOn: Day;
  cost: Cents;
  /** Left out: the cost. */
  netPrice?: Cents | undefined;
  /** VAT of the purchase, and what of it was deducted; left out: none. */
  inputVat?: Cents | undefined;
  deducted?: Cents | undefined;
  /** What is left of the cost at the beginning of the month of this day. */
  opening: { on: Day; bookValue: Cents };
}

/**
 * Puts an asset into the register that former books had, once per key; returns its id. What it cost and how it is spread was decided there, so
 * only what cannot be is refused: INVALID at the field.
 */
export async function registerAsset(context: Context, input: RegisterAssetInput): Promise<{ id: string }> {
  authorise(context);
  const { idempotencyKey: key, ...request } = input;
  const asset = readOpening(context, input);
  return inTransaction(context, async (transaction) => {
    const made = await once(context, transaction, { key, procedure: 'assets.register', request }, () =>
      enterAsset(context, transaction, { asset, field: FIELD }),
    );
    return { id: made.subjectId };
  });
}

const FIELD = { treatment: 'treatment', usefulLife: 'usefulLifeMonths', reduction: 'cost' };

function readOpening(context: Context, input: RegisterAssetInput): NewAsset {
  const { idempotencyKey: _, usefulLifeMonths = null, netPrice = input.cost, ...rest } = input;
  const { inputVat = ZERO, deducted = ZERO, isUsableAlone = true } = rest;
  refuseWrongOpening(context, input);
  refuseWrongAmounts({ netPrice, inputVat, deducted });
  if (deducted > inputVat) throw invalid([fieldProblem('deducted', 'asset.deducted.above')]);
  return {
    ...rest,
    isUsableAlone,
    reduction: ZERO,
    usefulLifeMonths,
    netPrice,
    inputVat,
    deducted,
    privateSharePercent: null,
    from: null,
  };
}

function refuseWrongAmounts(amounts: Pick<NewAsset, 'netPrice' | 'inputVat' | 'deducted'>): void {
  if (amounts.netPrice <= ZERO) throw invalid([fieldProblem('netPrice', 'asset.amount.not-positive')]);
  for (const field of ['inputVat', 'deducted'] as const)
    if (amounts[field] < ZERO) throw invalid([fieldProblem(field, 'asset.amount.negative')]);
}

function refuseWrongOpening(
  context: Context,
  { opening, acquiredOn, cost, ...input }: RegisterAssetInput,
): void {
  if (cost <= ZERO) throw invalid([fieldProblem('cost', 'asset.amount.not-positive')]);
  if (!opening.on.endsWith('-01'))
    throw invalid([fieldProblem('opening.on', 'asset.opening.first-of-month')]);
  if (opening.on > context.platform.clock.today())
    throw invalid([fieldProblem('opening.on', 'asset.opening.future')]);
  if (acquiredOn >= opening.on) throw invalid([fieldProblem('acquiredOn', 'asset.opening.acquired-after')]);
  if (opening.bookValue < ZERO || opening.bookValue > cost)
    throw invalid([fieldProblem('opening.bookValue', 'asset.opening.above-cost')]);
  if (isSpreadOverLife(input.treatment) && (input.usefulLifeMonths ?? 0) <= 0)
    throw invalid([fieldProblem('usefulLifeMonths', 'asset.useful-life.missing')]);
}
