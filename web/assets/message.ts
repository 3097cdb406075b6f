/** The register as the server sends it, and as the domain reckons with it. */
import type { Asset } from '@belegbar/domain/assets';
import { yearOf } from '@belegbar/domain/calendar';
import { addCents, type Cents, ZERO } from '@belegbar/domain/money';
import type { client } from '../connection/api.ts';

export type AssetList = Awaited<ReturnType<typeof client.assets.list>>;
export type AssetRow = AssetList['assets'][number];
export type AssetDetail = Awaited<ReturnType<typeof client.assets.get>>;
/** What of the input VAT is corrected for a year (§ 15a UStG). */
export type InputVatCorrection = AssetDetail['corrections'][number];
export type AssetAct = AssetDetail['acts'][number];

/** As it stands now, for the rules that book it. */
export function assetOf(detail: AssetDetail): Asset & { deducted: Cents } {
  const special = detail.acts.flatMap((act) =>
    act.kind === 'special' && !act.isTakenBack ? [{ year: act.year, amount: act.amount }] : [],
  );
  return { ...detail, special };
}

export type AssetState = 'takenBack' | 'gone' | 'writtenOff' | 'inUse';

/** `writtenOff`: it is still there, and nothing of it becomes cost any more. */
export function stateOf({ isTakenBack, disposal, years }: AssetRow, thisYear: number): AssetState {
  if (isTakenBack) return 'takenBack';
  if (disposal !== null) return 'gone';
  return years.every(({ year }) => year < thisYear) ? 'writtenOff' : 'inUse';
}

export interface PlannedYear {
  taken: Cents;
  left: Cents;
}

/** What a year takes and leaves; null before the plan, and nothing after it. */
export function plannedIn({ years, disposal, treatment }: AssetRow, year: number): PlannedYear | null {
  const before = years.findLast((planned) => planned.year <= year);
  if (before === undefined) return null;
  const taken = before.year === year ? addCents(before.depreciation, before.special) : ZERO;
  const isGone = disposal !== null && treatment !== 'pool' && yearOf(disposal.on) <= year;
  return { taken, left: isGone ? ZERO : before.bookValueAtEnd };
}

/** Whether it is of the kind that special depreciation is for; how much of it, and when, the domain knows. */
export function mayTakeSpecial({ kind, treatment, opening, disposal }: AssetRow): boolean {
  return kind === 'movable' && treatment === 'straightLine' && opening === null && disposal === null;
}
