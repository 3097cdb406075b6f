/** An asset as its acts leave it. */
import {
  type Asset,
  type BoughtAsset,
  type Disposal,
  type SpecialClaim,
  taxedByDeducted,
  type UseFrom,
} from '@belegbar/domain/assets';
import { type Cents, type Decimal, decimal } from '@belegbar/domain/money';
import type { AssetActRecord, AssetRecord } from './tables.ts';

/** What an act says beside its day, by its kind; of one that takes back, nothing. */
export type ActDetail =
  | Omit<Disposal, 'on'>
  | (SpecialClaim & { profitBefore: Cents })
  | { percent: Decimal }
  | BoughtAsset
  | Record<string, never>;

/** What stands in the register, with what VAT and the limits want. */
export interface HeldAsset extends Asset, BoughtAsset {
  treatment: Asset['treatment'];
  isUsableAlone: boolean;
  reduction: Cents;
  /** The line of a purchase that it is, by its id. */
  from: { expenseId: string; line: number } | null;
  uses: UseFrom[];
  isTakenBack: boolean;
  acts: HeldAct[];
}

export type HeldAct = { id: string; isTakenBack: boolean } & (
  | { kind: 'disposal'; disposal: Disposal }
  | { kind: 'special'; claim: SpecialClaim }
  | { kind: 'use'; use: UseFrom }
);

/** `acts`: all of the asset, in the order in which they were noted. */
export function heldAsset(row: AssetRecord, acts: readonly AssetActRecord[]): HeldAsset {
  const undone = new Set(acts.filter(({ kind }) => kind === 'undo').map(({ undoes }) => undoes));
  const bought = { ...registered(row), ...changedTo(acts) };
  const held = acts
    .flatMap((act) => actOf(act, undone.has(act.id)))
    .map((act) =>
      act.kind === 'disposal' ? { ...act, disposal: taxedByDeducted(act.disposal, bought.deducted) } : act,
    );
  const standing = held.filter(({ isTakenBack }) => !isTakenBack);
  return {
    ...bought,
    special: standing.flatMap((act) => (act.kind === 'special' ? [act.claim] : [])),
    disposal: standing.flatMap((act) => (act.kind === 'disposal' ? [act.disposal] : []))[0] ?? null,
    uses: standing.flatMap((act) => (act.kind === 'use' ? [act.use] : [])),
    isTakenBack: undone.has(null),
    acts: held,
  };
}

/** What the purchase says of it by now, where that was set right. */
function changedTo(acts: readonly AssetActRecord[]): BoughtAsset | undefined {
  return acts.findLast((act) => act.kind === 'change')?.detail as BoughtAsset | undefined;
}

function registered(row: AssetRecord) {
  const opening =
    row.opening_on === null || row.opening_book_value === null
      ? null
      : { on: row.opening_on, bookValue: row.opening_book_value };
  return {
    id: row.id,
    number: row.number,
    description: row.description,
    kind: row.kind,
    treatment: row.treatment,
    usefulLifeMonths: row.useful_life_months,
    isUsableAlone: row.is_usable_alone,
    reduction: row.reduction,
    acquiredOn: row.acquired_on,
    cost: row.cost,
    opening,
    netPrice: row.net_price,
    inputVat: row.input_vat,
    deducted: row.deducted,
    privateSharePercent: row.private_share === null ? null : decimal(row.private_share),
    from: row.expense_id === null ? null : { expenseId: row.expense_id, line: row.expense_line ?? 0 },
  };
}

/** None of what follows from the purchase, and of what takes back. */
function actOf({ id, kind, happened_on: on, detail }: AssetActRecord, isTakenBack: boolean): HeldAct[] {
  if (kind === 'change' || kind === 'undo') return [];
  if ('reason' in detail)
    return [{ id, isTakenBack, kind: 'disposal', disposal: { on, ...detail } as Disposal }];
  if ('amount' in detail) {
    const { year, amount } = detail as SpecialClaim;
    return [{ id, isTakenBack, kind: 'special', claim: { year, amount } }];
  }
  if (kind === 'use' && 'percent' in detail)
    return [{ id, isTakenBack, kind, use: { from: on, percent: (detail as { percent: Decimal }).percent } }];
  return [];
}
