/** What the returns of a business come to by the law, told from the state of its documents. */
import { booksOf } from './acts/note.ts';
import { type Grown, grownIn, type Standings } from './course.ts';
import { inAdvance, inYear } from './law/annual-return.ts';
import { assetsOf } from './law/asset-lines.ts';
import { assetInReturns, assetInSurplus } from './law/assets.ts';
import { assetsInYear, plansOf } from './law/assets-statement.ts';
import { bounds } from './law/days.ts';
import { soldToEuConsumers } from './law/eu-consumers.ts';
import { giftsAboveLimit } from './law/gifts.ts';
import { correctionsOf } from './law/input-vat-correction.ts';
import { ownVoucherInReturns, ownVoucherInSurplus } from './law/own-vouchers.ts';
import { purchasesInSurplus } from './law/purchase-costs.ts';
import { purchasesInReturns } from './law/purchases.ts';
import { salesInStatement } from './law/recapitulative.ts';
import { salesInReturns } from './law/sales.ts';
import { salesInSurplus, vatInSurplus } from './law/surplus.ts';
import type { Stream } from './state/books.ts';

/** Exact figures of a period, before anything is cut to whole euros: by box, by customer and kind, by line. */
export interface Exact {
  vatAdvance: (period: string) => Standings;
  annualVat: (year: string) => Standings;
  recapitulative: (period: string) => Standings;
  surplus: (year: string) => Standings;
  /** Anlage AVEÜR, by group and column. */
  assets: (year: string) => Standings;
  /** What all years take of each asset, booked or not: by asset, year and column. */
  plans: () => Standings;
  /** § 15a UStG: by asset, year and return. */
  corrections: () => Standings;
  /** What consumers in other states of the EU were billed in a year, which a limit watches. */
  euConsumers: (year: string) => Standings;
}

export function oracle(stream: Stream): Exact {
  const books = booksOf(stream);
  const sales = [...books.sales.values()];
  const purchases = [...books.purchases.values()];
  const assets = assetsOf(books);
  const own = [...books.ownVouchers.values()];
  const above = giftsAboveLimit(purchases);
  const inReturns = [
    ...sales.flatMap(salesInReturns),
    ...purchases.flatMap((purchase) => purchasesInReturns(purchase, above)),
    ...own.flatMap((voucher) => ownVoucherInReturns(voucher, books.regimes)),
    ...assets.flatMap((asset) => assetInReturns(asset, books.regimes)),
  ];
  const inStatement = sales.flatMap(salesInStatement);
  const inSurplus = [
    ...sales.flatMap(salesInSurplus),
    ...purchases.flatMap((purchase) => purchasesInSurplus(purchase, above)),
    ...[...books.vatPayments.values()].map(vatInSurplus),
    ...own.flatMap((voucher) => ownVoucherInSurplus(voucher, books.regimes)),
    ...assets.flatMap((asset) =>
      assetInSurplus(asset, { closed: books.closedYears, regimes: books.regimes }),
    ),
  ];
  const within = (grown: readonly Grown[]) => (period: string) => grownIn(grown, bounds(period));
  return {
    vatAdvance: within(inAdvance(inReturns)),
    annualVat: within(inYear(inReturns)),
    recapitulative: within(inStatement),
    surplus: within(inSurplus),
    assets: (year) => assetsInYear(assets, Number(year), books.closedYears),
    plans: () => plansOf(assets),
    euConsumers: (year) => soldToEuConsumers(sales, year),
    corrections: () => correctionsOf(assets, books.regimes),
  };
}
