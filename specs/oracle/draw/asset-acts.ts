/** What happens to any asset, alone or on a bill, out of drawn numbers, as far as it makes sense of what is known of it. */
import type { TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { centsOf, inEuros, sum } from '../amounts.ts';
import { assetsOf } from '../law/asset-lines.ts';
import { isGoneEarly, specialAtMost, yearsOf } from '../law/depreciation.ts';
import type { OwnAsset } from '../state/assets.ts';
import type { Books } from '../state/books.ts';
import { type Purchase, WHOLE } from '../state/purchase.ts';
import { drawnDisposal } from './asset.ts';
import { chosen } from './chosen.ts';
import { dayAfter } from './days.ts';
import { drawnUseSetRight } from './purchase-steps.ts';
import type { DrawnAssetAct } from './scene.ts';

type Drawing = (id: string, asset: OwnAsset, drawn: DrawnAssetAct, books: Books) => TaxCaseEvent | null;

/** Null where nobody would note one. `id` is new. */
export function drawnAssetAct(id: string, drawn: DrawnAssetAct, books: Books): TaxCaseEvent | null {
  const assets = assetsOf(books);
  const draw = chosen(KINDS, drawn.kind);
  // The first that fits, mostly of those on bills, of which there are fewer.
  const firstOnBill = assets.findIndex(({ bought }) => !books.assets.has(bought.id));
  const from = drawn.of % 3 > 0 ? Math.max(0, firstOnBill) : drawn.of % Math.max(1, assets.length);
  for (const asset of [...assets.slice(from), ...assets.slice(0, from)]) {
    const event = draw(id, asset, drawn, books);
    if (event !== null) return event;
  }
  return null;
}

/** As long as it stands. */
export function drawnAssetActUndo(act: string, books: Books): TaxCaseEvent | null {
  const found = assetsOf(books).find(({ special, uses }) =>
    [...special, ...uses].some(({ id }) => id === act),
  );
  return found === undefined ? null : { type: 'undoAssetAct', of: found.bought.id, act };
}

const KINDS: readonly Drawing[] = [
  drawnSpecial,
  (id, { bought }, { afterDays, percent }) => {
    const from = dayAfter(bought.date, afterDays);
    return { type: 'assetUse', id, of: bought.id, from, percent: chosen(USES, percent) };
  },
  (_, asset, { cents, variant, afterDays }) =>
    drawnDisposal(asset, { cents, variant, leavesAfterDays: afterDays }),
  // A bill that is set right afterwards decides whether a withdrawal is taxed (§ 3 (1b) s. 2 UStG).
  (_, { bought, disposal }, __, books) => {
    const bill = disposal?.reason === 'withdrawal' ? billOf(bought.id, books) : undefined;
    return bill === undefined ? null : drawnUseSetRight(bill, Number(bought.id.split('/')[1]));
  },
];

const USES = ['0', '100', '40', '95', '33.33', '88', '52.5'];

const YEARS_AFTER = [0, 0, 1, 0, 1, 2, 3, 4];

/** Once a year, as long as something is left; of what serves the business by nine tenths (§ 7g (5), (6) EStG). */
function drawnSpecial(
  id: string,
  asset: OwnAsset,
  { percent, variant }: DrawnAssetAct,
  books: Books,
): TaxCaseEvent | null {
  const { bought, special } = asset;
  const year = Number(bought.date.slice(0, 4)) + chosen(YEARS_AFTER, variant);
  const isAllowed =
    bought.opening === undefined &&
    bought.kind === 'movable' &&
    bought.treatment === 'straightLine' &&
    !isPrivate(asset, books);
  if (!isAllowed || special.some((claim) => claim.year === year) || leftAfter(asset, year) <= 0n) return null;
  const left = specialAtMost(bought) - sum(special.map(({ amount }) => centsOf(amount)));
  const amount = percent > 50 ? left : (left * BigInt(percent)) / 100n;
  if (amount <= 0n) return null;
  return { type: 'specialDepreciation', id, of: bought.id, year, amount: inEuros(amount) };
}

function billOf(id: string, { purchases }: Books): Purchase | undefined {
  return purchases.get(id.split('/')[0] ?? '');
}

function isPrivate({ bought }: OwnAsset, books: Books): boolean {
  const bill = billOf(bought.id, books);
  return bill !== undefined && bill.privateShare > WHOLE / 10n;
}

function leftAfter(asset: OwnAsset, year: number): bigint {
  if (isGoneEarly(asset)) return 0n;
  if (asset.disposal !== null && Number(asset.disposal.date.slice(0, 4)) < year) return 0n;
  const found = yearsOf(asset).find((each) => each.year === year);
  return found === undefined ? 0n : found.leftBefore - found.ordinary;
}
