/** Assets that lines of a purchase are: they come, change and go with it, in its transaction. */
import { type BoughtAsset, bookAssetUndo, hasHistory, unfitAct } from '@belegbar/domain/assets';
import type { Cents } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { appendEntries } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import { fieldProblem } from '../platform/field-problem.ts';
import { invalid } from '../platform/refusal.ts';
import type { HeldAsset } from './acts.ts';
import { type AssetField, enterAsset, refuseMixedYear, refuseReduction } from './enter.ts';
import { standingOf } from './held.ts';
import { noteAct } from './note-act.ts';
import { insertAct, lockRegister, selectAssets } from './store.ts';

export interface AssetsOfExpense {
  expenseId: string;
  /** What its lines are now; none once it is taken back. */
  assets: readonly AssetOfLine[];
  /** By line, the price without VAT that the bill says now, in cents of euros, where it said another before. */
  pricedAnew: ReadonlyMap<number, Cents>;
}

/** `line`: the id of its line, and `place`, where that stands on the bill. */
type AssetOfLine = BoughtAsset & { line: number; place: number };

/** What a bill that is set right says: its lines too, by their ids, also of what is no asset. */
export interface CorrectedAssets extends AssetsOfExpense {
  lines: readonly number[];
}

/** Nobody else changes the register until the transaction ends. Who books entries and then assets holds it before both, so that two never wait for each other. */
export function holdRegister(context: Context, transaction: Transaction): Promise<void> {
  return lockRegister(transaction, context.businessId);
}

/** The same of a bill that is set right. INVALID at the line, too, whose asset would go though more happened to it than that it was bought. */
export async function correctAssetsOfExpense(
  context: Context,
  transaction: Transaction,
  corrected: CorrectedAssets,
): Promise<void> {
  await holdRegister(context, transaction);
  const { expenseId, assets } = corrected;
  for (const held of await heldOfExpense(context, transaction, expenseId))
    if (lineOf(assets, held) === undefined) await refuseHistory(context, transaction, { held, corrected });
  await setAssetsOfExpense(context, transaction, corrected);
}

async function refuseHistory(
  context: Context,
  transaction: Transaction,
  { held, corrected }: { held: HeldAsset; corrected: CorrectedAssets },
): Promise<void> {
  const { stand } = await standingOf(context, transaction, held);
  if (!hasHistory(held, { stand, today: context.platform.clock.today() })) return;
  const place = corrected.lines.indexOf(held.from?.line ?? -1);
  const { number, description } = held;
  const field = place === -1 ? 'lines' : `lines.${place}.asset`;
  throw invalid([fieldProblem(field, 'asset.line.has-acts', { number, description })]);
}

function lineOf(assets: readonly AssetOfLine[], { from }: HeldAsset): AssetOfLine | undefined {
  return assets.find(({ line }) => line === from?.line);
}

/** What of its lines is in the register. */
async function heldOfExpense(
  context: Context,
  transaction: Transaction,
  expenseId: string,
): Promise<HeldAsset[]> {
  const all = await selectAssets(transaction, context.businessId);
  return all.filter(({ from, isTakenBack }) => from?.expenseId === expenseId && !isTakenBack);
}

/**
 * Has the register say what the purchase says now: what is new comes in, what is otherwise changes with all that it booked, and what is gone is
 * taken back. INVALID at the line whose treatment the law does not allow.
 */
export async function setAssetsOfExpense(
  context: Context,
  transaction: Transaction,
  { expenseId, assets, pricedAnew }: AssetsOfExpense,
): Promise<void> {
  await holdRegister(context, transaction);
  const before = await heldOfExpense(context, transaction, expenseId);
  for (const held of before)
    if (lineOf(assets, held) === undefined) await takeBackAsset(context, transaction, held);
  for (const { line, place, ...asset } of assets) {
    const held = before.find(({ from }) => from?.line === line);
    const from = { expenseId, line };
    const field = fieldOfLine(place);
    if (held === undefined)
      await enterAsset(context, transaction, { asset: { ...asset, opening: null, from }, field });
    else await change(context, transaction, { held, asset, field, priced: pricedAnew.get(line) });
  }
}

export function fieldOfLine(index: number): AssetField {
  return {
    treatment: `lines.${index}.asset.treatment`,
    usefulLife: `lines.${index}.asset.usefulLifeMonths`,
    reduction: `lines.${index}.asset.reduction`,
  };
}

async function change(
  context: Context,
  transaction: Transaction,
  {
    held,
    asset,
    field,
    priced,
  }: { held: HeldAsset; asset: BoughtAsset; field: AssetField; priced: Cents | undefined },
): Promise<void> {
  const keys = Object.keys(asset) as (keyof BoughtAsset)[];
  const changed = keys.filter((key) => held[key] !== asset[key]);
  if (changed.length === 0) return;
  if (REDUCING.some((key) => changed.includes(key))) refuseReduction(asset, field);
  refuseUnfitAct(held, { asset, field });
  const judged = [
    ...(DECIDING.some((key) => changed.includes(key)) ? [asset.netPrice] : []),
    ...(priced === undefined ? [] : [priced]),
  ];
  for (const netPrice of judged)
    await refuseMixedYear(context, transaction, { asset: { ...asset, netPrice }, id: held.id, field });
  await noteAct(context, transaction, held, {
    kind: 'change',
    on: context.platform.clock.today(),
    detail: asset,
    undoes: null,
    action: 'assets.change',
  });
}

/** What of it decides whether it belongs into the pool of its year, beside what the bill says that it costs: a price that falls later does not. */
const DECIDING: readonly (keyof BoughtAsset)[] = [
  'treatment',
  'kind',
  'isUsableAlone',
  'reduction',
  'acquiredOn',
];

/** What decides whether the law lets anything be taken off its cost; of a cost that a credit lowers less is taken off by itself. */
const REDUCING: readonly (keyof BoughtAsset)[] = ['reduction', 'kind', 'acquiredOn', 'privateSharePercent'];

function refuseUnfitAct(held: HeldAsset, { asset, field }: { asset: BoughtAsset; field: AssetField }): void {
  const unfit = unfitAct(asset, held);
  // What did not go together before holds no other change.
  if (unfit === null || unfitAct(held, held) !== null) return;
  const fields = {
    acquisition: 'servicePeriod',
    treatment: field.treatment,
    privateShare: 'privateSharePercent',
  };
  throw invalid([fieldProblem(fields[unfit.about], unfit.code)]);
}

/** What was noted by mistake: it stays in the register as such, and its entries come to nothing. */
export async function takeBackAsset(
  context: Context,
  transaction: Transaction,
  asset: { id: string; number: string },
): Promise<void> {
  const { platform, businessId } = context;
  await insertAct(transaction, {
    business_id: businessId,
    id: uuid(),
    asset_id: asset.id,
    kind: 'undo',
    happened_on: platform.clock.today(),
    detail: '{}',
    undoes: null,
    created_at: platform.clock.now(),
  });
  const entries = bookAssetUndo(null, await standingOf(context, transaction, asset));
  const detail = { number: asset.number };
  const auditRecord = { action: 'assets.undo', subjectKind: 'asset', subjectId: asset.id, detail };
  await appendEntries(context, transaction, { entries, auditRecords: [auditRecord] });
}
