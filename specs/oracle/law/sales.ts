/** What the sales put into the boxes of the advance returns, day by day. */
import { add, type Figure, type Grown, growth, type Standings } from '../course.ts';
import { positionOn } from '../state/position.ts';
import type { Sale } from '../state/sale.ts';
import { claimInEuros, moneyOn, openInEuros } from '../state/sale-in-euros.ts';
import { EXEMPT_IN_YEAR, place } from './annual-return.ts';
import { countedByPerformance, performanceDay, RATED } from './sales-by-performance.ts';
import { countedByReceipt, countsByReceipt, isByReceiptIn } from './sales-by-receipt.ts';
import { isExemptAsSmallBusiness } from './small-business.ts';

/** USt 1 A, sections "Lieferungen und sonstige Leistungen" and "Ergänzende Angaben". */
const BOXES: Readonly<Record<string, string>> = {
  standard19: '81',
  reduced7: '86',
  zero: '87',
  intraCommunitySupply: '41',
  export: '43',
  domesticReverseCharge: '60',
  euService: '21',
  thirdCountryService: '45',
};

function boxOf(vatCase: string, paragraph: string): string | undefined {
  if (vatCase === 'exempt') return place('48', EXEMPT_IN_YEAR[paragraph]);
  const box = BOXES[vatCase];
  return box === undefined ? undefined : place(box);
}

export function salesInReturns(sale: Sale): Grown[] {
  if (isExemptAsSmallBusiness(sale)) return [];
  const performed = sale.supplies.map(({ vatCase }) => performanceDay(sale, vatCase));
  return growth([...performed, ...sale.acts.map(({ day }) => day)], (day) => boxesOn(sale, day));
}

function boxesOn(sale: Sale, day: string): Standings {
  const boxes = new Map<string, Figure>();
  const position = positionOn(sale, day);
  for (const [index, { vatCase, paragraph }] of sale.supplies.entries()) {
    const standing = position.standings[index];
    const box = boxOf(vatCase, paragraph);
    // Damages and the like are no supply (§ 1 (1) No. 1 UStG).
    if (standing === undefined || box === undefined) continue;
    const isByReceipt = countsByReceipt(sale, vatCase);
    const counted = isByReceipt
      ? countedByReceipt(standing)
      : countedByPerformance(sale, vatCase, position, standing, day);
    if (sale.rate === null) add(boxes, box, counted.net, position.open);
    else if (isByReceipt) addMoney(boxes, box, sale, { index, day });
    else add(boxes, box, claimInEuros(sale, index, counted).net, openInEuros(sale, position.open));
    // Kz 50 names what a bad debt lowered of taxable supplies (§ 17 (2) No. 1 s. 1 UStG); what comes after all is no reduction.
    if (RATED.includes(vatCase) && !isByReceipt && day >= performanceDay(sale, vatCase))
      add(
        boxes,
        place('50'),
        claimInEuros(sale, index, standing.everLost).net,
        openInEuros(sale, position.open) + lossesIn(sale),
      );
  }
  return boxes;
}

/** § 16 (6) s. 2 UStG. */
function addMoney(
  boxes: Map<string, Figure>,
  box: string,
  sale: Sale,
  { index, day }: { index: number; day: string },
): void {
  const { counted, open } = moneyOn(sale, day, (each) => isByReceiptIn(sale, each));
  add(boxes, box, counted[index]?.net ?? 0n, open);
}

/** In another currency each loss is rounded for itself. */
function lossesIn({ rate, acts }: Sale): bigint {
  return rate === null ? 0n : BigInt(acts.filter(({ kind }) => kind === 'writeOff').length);
}
