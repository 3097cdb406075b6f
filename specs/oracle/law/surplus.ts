/** The income-surplus statement on Anlage EÜR (§ 4 (3), § 11 EStG): money when it moves, VAT with it. */
import { gross, type Pair } from '../amounts.ts';
import { add, type Figure, type Grown, growth, type Standings } from '../course.ts';
import type { VatPayment } from '../state/books.ts';
import { positionOn } from '../state/position.ts';
import type { Sale } from '../state/sale.ts';
import { moneyOn } from '../state/sale-in-euros.ts';
import { isByReceiptIn } from './sales-by-receipt.ts';
import { isExemptAsSmallBusiness } from './small-business.ts';

/** Kz 112 takes what is taxed at a rate above zero, Kz 103 all else; of a small business Kz 119 names what is not in its turnover (§ 19 (2) UStG). */
const TAXED = ['standard19', 'reduced7'];
const BEYOND_TURNOVER = ['euService', 'thirdCountryService', 'exempt'];
/** Whoever is taxed, and however: what fixed assets bring has its own line. */
const ASSETS_SOLD = '102';
export const INCOME = ['111', '112', '103', '140', ASSETS_SOLD];

/** What a bank keeps is cost like other cost. */
const FEES = '183';

export function salesInSurplus(sale: Sale): Grown[] {
  return growth(
    sale.acts.map(({ day }) => day),
    (day) => incomeOn(sale, day),
  );
}

function incomeOn(sale: Sale, day: string): Standings {
  const boxes = new Map<string, Figure>();
  const { received: all, open } = receivedOn(sale, day);
  for (const [index, received] of all.entries())
    for (const [box, amount] of incomeBoxes(sale, index, received)) add(boxes, box, amount, open);
  for (const act of sale.acts) if (act.kind === 'payment' && act.day <= day) add(boxes, FEES, act.fee, 0n);
  return boxes;
}

/** Of each supply, with the VAT in it. */
function receivedOn(sale: Sale, day: string): { received: Pair[]; open: bigint } {
  if (sale.rate === null) {
    const { standings, open } = positionOn(sale, day);
    return { received: standings.map(({ received }) => received), open };
  }
  const isCounted = (index: number) => isByReceiptIn(sale, index);
  const { account, counted, open } = moneyOn(sale, day, isCounted);
  // What VAT does not count of money is income without VAT.
  const received = account.map((pair, index) => {
    const vat = isCounted(index) ? (counted[index]?.vat ?? 0n) : pair.vat;
    return { net: gross(pair) - vat, vat };
  });
  return { received, open };
}

function incomeBoxes(sale: Sale, index: number, received: Pair): [string, bigint][] {
  const vatCase = sale.supplies[index]?.vatCase ?? '';
  if (sale.isOfAssets)
    return isExemptAsSmallBusiness(sale)
      ? [[ASSETS_SOLD, gross(received)]]
      : [
          [ASSETS_SOLD, received.net],
          ['140', received.vat],
        ];
  if (!isExemptAsSmallBusiness(sale))
    return [
      [TAXED.includes(vatCase) ? '112' : '103', received.net],
      ['140', received.vat],
    ];
  const beyond: [string, bigint][] = BEYOND_TURNOVER.includes(vatCase) ? [['119', gross(received)]] : [];
  return [['111', gross(received)], ...beyond];
}

/** Kz 186 takes what went to the office, Kz 141 what came from it. */
export function vatInSurplus({ countsOn, amount }: VatPayment): Grown {
  return amount < 0n
    ? { day: countsOn, key: '141', amount: -amount, open: 0n }
    : { day: countsOn, key: '186', amount, open: 0n };
}
