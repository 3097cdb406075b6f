/** From a drawn scene to a stream: the events in the order in which they are noted. */
import type { TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { note } from '../acts/note.ts';
import { assetsOf } from '../law/asset-lines.ts';
import { daysAfter } from '../law/days.ts';
import type { OwnAsset } from '../state/assets.ts';
import { type Books, emptyBooks, type Stream } from '../state/books.ts';
import { drawnAsset, drawnDisposal } from './asset.ts';
import { drawnAssetAct, drawnAssetActUndo } from './asset-acts.ts';
import { dayAfter } from './days.ts';
import { drawnExpense } from './purchase.ts';
import { drawnExpenseStep } from './purchase-steps.ts';
import { drawnInvoice } from './sale.ts';
import { drawnStep } from './sale-steps.ts';
import type { DrawnAsset, DrawnAssetAct, DrawnDocument, DrawnVoucher, Scene } from './scene.ts';
import { drawnVoucher } from './voucher.ts';

/** Something to be noted on a day, made of what is known by then. */
interface Intent {
  notedOn: string;
  propose: (books: Books) => TaxCaseEvent | null;
}

export function streamOf(scene: Scene): Stream {
  const profile = {
    vatBasis: scene.isCash ? ('cash' as const) : ('accrual' as const),
    smallBusiness: scene.isSmallBusiness,
    period: 'quarter' as const,
    land: 'BE',
  };
  const changes = changesOf(scene);
  const books = emptyBooks({ profile, events: changes });
  const intents = [
    ...scene.sales.flatMap((drawn, index) => saleIntents(`i${index + 1}`, drawn, scene.year)),
    ...scene.purchases.flatMap((drawn, index) => purchaseIntents(`e${index + 1}`, drawn, scene.year)),
    ...scene.assets.flatMap((drawn, index) => assetIntents(`a${index + 1}`, drawn, scene.year)),
    ...scene.assetActs.flatMap((drawn, index) => assetActIntents(`b${index + 1}`, drawn, scene.year)),
    ...scene.vouchers.flatMap((drawn, index) => voucherIntents(`v${index + 1}`, drawn, scene.year)),
  ];
  if (scene.assets.length > 0 || scene.purchases.some(({ fixed }) => fixed % 3 === 0))
    intents.push(...CLOSINGS);
  const events: TaxCaseEvent[] = [];
  for (const { propose } of intents.toSorted((one, other) => one.notedOn.localeCompare(other.notedOn))) {
    const event = propose(books);
    if (event === null) continue;
    note(event, books);
    events.push(event);
  }
  return { profile, events: withChanges(events, changes) };
}

/**
 * A change is noted when many purchases stand that it judges otherwise, but before the first sale that is supplied after it: such a sale shows
 * how it is taxed, so the change would be refused.
 */
function withChanges(events: readonly TaxCaseEvent[], changes: readonly TaxCaseEvent[]): TaxCaseEvent[] {
  const all = [...events];
  let before = events.length;
  for (const change of changes.toReversed()) {
    const place = all.findIndex((event) => 'date' in change && isSoldFrom(event, change.date));
    before = Math.min(before, place < 0 ? before : place);
    all.splice(before, 0, change);
  }
  return all;
}

function isSoldFrom(event: TaxCaseEvent, day: string): boolean {
  switch (event.type) {
    case 'issueInvoice':
    case 'otherIncome':
      return (event.service?.to ?? event.date) >= day;
    // By what it cost then, which the status decides.
    case 'specialDepreciation':
      return true;
    case 'goodsTaken':
    case 'disposal':
    case 'adjustment':
      return event.date >= day;
    case 'privateUse':
    case 'carByLogbook':
    case 'carByListPrice':
      return event.to >= day.slice(0, 7);
    default:
      return false;
  }
}

/** At new year the basis, the status, or both turn into the other. */
function changesOf({ year, changes, isCash, isSmallBusiness }: Scene): TaxCaseEvent[] {
  let [cash, small] = [isCash, isSmallBusiness];
  return changes.flatMap((change, index): TaxCaseEvent[] => {
    const date = `${year + index + 1}-01-01`;
    const events: TaxCaseEvent[] = [];
    if (change % 2 === 1) {
      cash = !cash;
      events.push({ type: 'switchVatBasis', date, to: cash ? 'cash' : 'accrual' });
    }
    if (change >= 4) {
      small = !small;
      events.push({ type: 'switchSmallBusiness', date, to: small });
    }
    return events;
  });
}

function saleIntents(id: string, drawn: DrawnDocument, year: number): Intent[] {
  const date = dayAfter(`${year}-01-01`, drawn.onDay);
  const issued: Intent = { notedOn: date, propose: (books) => drawnInvoice(id, date, drawn, books) };
  return [
    issued,
    ...stepIntents(date, drawn, MONEY, (day, step, index) => (books) => {
      const sale = books.sales.get(id);
      return sale === undefined ? null : drawnStep(sale, step, { day, id: `${id}-${index}` });
    }),
  ];
}

function purchaseIntents(id: string, drawn: DrawnDocument, year: number): Intent[] {
  const date = dayAfter(`${year}-01-01`, drawn.onDay);
  const billed: Intent = {
    notedOn: daysAfter(date, drawn.lateDays),
    propose: () => drawnExpense(id, date, drawn),
  };
  const before = dayAfter(date, -(drawn.party % 20));
  return [
    billed,
    ...stepIntents(before, drawn, OF_OTHERS, (day, step, index) => (books) => {
      const purchase = books.purchases.get(id);
      if (purchase === undefined) return null;
      const event = drawnExpenseStep(purchase, step, { day, id: `${id}-${index}` });
      return event !== null && takesGround(event, books) ? null : event;
    }),
  ];
}

/** What took special depreciation serves the business by nine tenths (§ 7g (6) No. 2 EStG). */
function takesGround(event: TaxCaseEvent, { assetActs }: Books): boolean {
  if (event.type !== 'expenseCorrection' || event.privateSharePercent === undefined) return false;
  return [...assetActs].some(([id, { special }]) => id.startsWith(`${event.of}/`) && special.length > 0);
}

/** What one writes carries the day on which it is written; money is found later. */
const MONEY = ['payment', 'skonto', 'refund', 'undo'];
/** What somebody else writes is found later as well. */
const OF_OTHERS = [...MONEY, 'creditNote'];

function voucherIntents(id: string, drawn: DrawnVoucher, year: number): Intent[] {
  const date = dayAfter(`${year}-01-01`, drawn.onDay);
  const notedOn = daysAfter(date, drawn.lateDays);
  const { backAfterDays } = drawn;
  return [
    { notedOn, propose: (books) => drawnVoucher(id, date, drawn, books) },
    ...(backAfterDays === null
      ? []
      : [
          {
            notedOn: daysAfter(notedOn, backAfterDays),
            propose: () => ({ type: 'undoVoucher', voucher: id }) as const,
          },
        ]),
  ];
}

function assetIntents(id: string, drawn: DrawnAsset, year: number): Intent[] {
  const date = dayAfter(`${year}-01-01`, drawn.onDay);
  const comes = daysAfter(date, drawn.lateDays);
  const leaves = daysAfter(comes, (drawn.leavesAfterDays ?? 0) + 60);
  const back = daysAfter(leaves, drawn.backAfterDays ?? 0);
  return [
    { notedOn: comes, propose: () => drawnAsset(id, date, drawn) },
    { notedOn: leaves, propose: (books) => drawnDisposal(assetIn(id, books), drawn) },
    {
      notedOn: back,
      propose: (books) =>
        drawn.backAfterDays === null || assetIn(id, books).disposal === null
          ? null
          : { type: 'undoDisposal', of: id },
    },
  ];
}

function assetIn(id: string, books: Books): OwnAsset {
  const found = assetsOf(books).find(({ bought }) => bought.id === id);
  if (found === undefined) throw new Error(`no asset ${id}`);
  return found;
}

function assetActIntents(id: string, drawn: DrawnAssetAct, year: number): Intent[] {
  const notedOn = dayAfter(`${year}-01-01`, drawn.onDay);
  const { backAfterDays } = drawn;
  return [
    { notedOn, propose: (books) => drawnAssetAct(id, drawn, books) },
    ...(backAfterDays === null
      ? []
      : [
          {
            notedOn: daysAfter(notedOn, backAfterDays),
            propose: (books: Books) => drawnAssetActUndo(id, books),
          },
        ]),
  ];
}

/** Each year is closed in the spring after it; what is noted later changes what is closed. */
const CLOSINGS: readonly Intent[] = [2023, 2024, 2025, 2026].map((year) => ({
  notedOn: `${year + 1}-03-15`,
  propose: () => ({ type: 'closeYear', year }),
}));

type Proposal = (day: string, step: DrawnDocument['steps'][number], index: number) => Intent['propose'];

function stepIntents(
  from: string,
  { steps }: DrawnDocument,
  notedLater: readonly string[],
  proposal: Proposal,
): Intent[] {
  let day = from;
  return steps.map((step, index) => {
    day = dayAfter(day, step.afterDays);
    return {
      notedOn: notedLater.includes(step.kind) ? daysAfter(day, step.lateDays) : day,
      propose: proposal(day, step, index + 1),
    };
  });
}
