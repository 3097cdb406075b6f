/** Assets as the contract shows them. */
import type { AssetDetailMessage, AssetRowMessage } from '@belegbar/contract/assets';
import type { AssetSumsMessage } from '@belegbar/contract/assets-figures';
import { correctInputVat, lastDayOfYear, reducedCost, schedule, yearToDate } from '@belegbar/domain/assets';
import type { TaxRegime } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import type { BookedEntry } from '@belegbar/domain/journal';
import { addCents, subtractCents } from '@belegbar/domain/money';
import type { z } from 'zod';
import type { HeldAct, HeldAsset } from './acts.ts';

export type AssetRow = z.output<typeof AssetRowMessage>;
/** A page of the register, and what the whole comes to. */
export interface AssetList {
  assets: AssetRow[];
  next: string | null;
  yearsNotBooked: number[];
  sums: z.output<typeof AssetSumsMessage>;
}
export type AssetDetail = z.output<typeof AssetDetailMessage>;

/** `closings`: the days by which depreciation was booked. */
export function rowOf(asset: HeldAsset, closings: readonly Day[]): AssetRow {
  const { id, number, description, kind, treatment, usefulLifeMonths, acquiredOn, cost, opening } = asset;
  return {
    id,
    number,
    description,
    kind,
    treatment,
    usefulLifeMonths,
    isUsableAlone: asset.isUsableAlone,
    acquiredOn,
    cost,
    reduction: asset.reduction,
    opening,
    expenseId: asset.from?.expenseId ?? null,
    disposal: asset.disposal,
    isTakenBack: asset.isTakenBack,
    years: asset.isTakenBack ? [] : yearsOf(asset, closings),
  };
}

/** The plan, until it is gone. */
function yearsOf(asset: HeldAsset, closings: readonly Day[]): AssetRow['years'] {
  let bookValue = asset.opening?.bookValue ?? reducedCost(asset);
  return schedule(asset).flatMap((year) => {
    const { regular, special } = yearToDate(asset, year, lastDayOfYear(year.year));
    if (regular === 0 && special === 0) return [];
    bookValue = subtractCents(bookValue, addCents(regular, special));
    const isBooked = closings.includes(lastDayOfYear(year.year));
    return [{ year: year.year, depreciation: regular, special, bookValueAtEnd: bookValue, isBooked }];
  });
}

export function detailOf(
  asset: HeldAsset,
  {
    closings,
    regimes,
    entries,
  }: { closings: readonly Day[]; regimes: readonly TaxRegime[]; entries: BookedEntry[] },
): AssetDetail {
  const { uses } = asset;
  return {
    ...rowOf(asset, closings),
    netPrice: asset.netPrice,
    inputVat: asset.inputVat,
    deducted: asset.deducted,
    privateSharePercent: asset.privateSharePercent,
    acts: asset.acts.map(messageOf),
    corrections: asset.isTakenBack ? [] : correctInputVat(asset, { uses, regimes }),
    entries: entries.map(({ number }) => number),
    booked: entries.map(({ number, bookedOn, kind, net }) => ({ number, bookedOn, kind, net })),
  };
}

function messageOf(act: HeldAct): AssetDetail['acts'][number] {
  const { id, isTakenBack } = act;
  switch (act.kind) {
    case 'disposal':
      return { id, isTakenBack, kind: 'disposal', ...act.disposal };
    case 'special':
      return { id, isTakenBack, kind: 'special', ...act.claim };
    case 'use':
      return { id, isTakenBack, kind: 'use', ...act.use };
  }
}
