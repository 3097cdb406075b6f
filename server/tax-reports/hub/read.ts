/** The sums of the journal that the finance hub is made of. */
import { NO_EXTENSION } from '@belegbar/domain/business';
import { type Day, day } from '@belegbar/domain/calendar';
import { vatAdvanceForm } from '@belegbar/domain/law';
import { type Cents, sumCents } from '@belegbar/domain/money';
import {
  advancesOfYear,
  boxesOf,
  type CashSum,
  type Filing,
  type MonthSum,
  type VatAdvanceBoxFigures,
} from '@belegbar/domain/tax-reports';
import type { LoadedBusiness } from '../../business/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { selectFirstMonth } from '../eur/store.ts';
import { toCashSum } from '../eur/sums.ts';
import { type FiledReturnRow, selectFiledOfYear } from '../filed/store.ts';
import { toMonthSum } from '../owed-returns.ts';
import { filingOf } from '../prepayment/filing.ts';
import { selectMonthSums } from '../store.ts';
import {
  type MovedWithWhom,
  selectCounting,
  selectMoved,
  selectVatAhead,
  selectWithWhom,
  type VatAhead,
} from './store.ts';

export interface HubBooks {
  /** First day of the first month in which money moved; null before any did. */
  firstMonth: Day | null;
  /** By the day that counts: the year, the year before, and of that what counted until the end of the same month. */
  counting: CashSum[];
  countingBefore: CashSum[];
  countingUntilSameMonth: CashSum[];
  /** By the day of the money: the year and the one before. */
  moved: CashSum[];
  withWhom: MovedWithWhom[];
  /** Those that are due in the year or are of it, in order of time. */
  vatReturns: HubReturn[];
  /** Cents that arise for no money that a client pays, of the year. */
  vatByself: Cents;
  /** As of now. */
  vatAhead: VatAhead;
}

export interface HubReturn {
  period: string;
  /** Kz 83 in cents; below zero a refund. */
  payable: Cents;
  dueDate: Day;
  filedOn: Day | null;
}

/** Sums of a year and of the year before it; `until`: a day in the last month in which the year before is compared. */
export async function hubBooks(
  context: Context,
  transaction: Transaction,
  { year, until, business }: { year: number; until: Day; business: LoadedBusiness },
): Promise<HubBooks> {
  const { businessId } = context;
  const both = { businessId, from: day(`${year - 1}-01-01`), to: day(`${year}-12-31`) };
  const [firstMonth, counting, moved, withWhom, months, vatAhead, ...filed] = await Promise.all([
    selectFirstMonth(transaction, businessId),
    selectCounting(transaction, both),
    selectMoved(transaction, both),
    selectWithWhom(transaction, both),
    selectMonthSums(transaction, both),
    selectVatAhead(transaction, businessId),
    selectFiledOfYear(transaction, { businessId, year: year - 1 }),
    selectFiledOfYear(transaction, { businessId, year }),
  ]);
  const sums = counting.map(toCashSum);
  const before = sums.filter(({ month }) => month.startsWith(String(year - 1)));
  return {
    firstMonth: firstMonth as Day | null,
    counting: sums.filter(({ month }) => month.startsWith(String(year))),
    countingBefore: before,
    countingUntilSameMonth: before.filter(({ month }) => month.slice(5, 7) <= until.slice(5, 7)),
    moved: moved.map(toCashSum),
    withWhom,
    vatAhead,
    ...(await vatOf(context, transaction, {
      year,
      business,
      months: months.map(toMonthSum),
      filed: filed.flat(),
    })),
  };
}

interface VatOf {
  year: number;
  business: LoadedBusiness;
  months: MonthSum[];
  filed: FiledReturnRow[];
}

async function vatOf(
  context: Context,
  transaction: Transaction,
  { year, business, months, filed }: VatOf,
): Promise<Pick<HubBooks, 'vatReturns' | 'vatByself'>> {
  const { regimes, land } = business;
  const until = context.platform.clock.today();
  const filing = await filingOf(transaction, business);
  const advancesOf = (of: number, sums: MonthSum[], files = filing) => {
    const form = vatAdvanceForm(of);
    if (!form.known) return [];
    const own = sums.filter(({ month }) => month.startsWith(String(of)));
    return advancesOfYear({ regimes, form: form.value, land, until, filing: files, months: own }).periods;
  };
  const byItself = advancesOf(year, months.filter(isOwedByItself), PLAIN);
  return {
    vatReturns: [year - 1, year]
      .flatMap((of) => advancesOf(of, months))
      .filter(({ boxes, dueDate }) => dueDate >= `${year}-01-01` && boxes.some(isFilled))
      .map(({ period, payable, dueDate }) => {
        const own = filed.find((one) => one.report === 'vatAdvance' && one.period === period);
        return { period, payable, dueDate, filedOn: (own?.filed_on as Day | undefined) ?? null };
      }),
    vatByself: sumCents(byItself.map(({ ledgerPayable }) => ledgerPayable)),
  };
}

function isFilled({ entryCount, kennzahl }: VatAdvanceBoxFigures): boolean {
  return entryCount > 0 || kennzahl === '39';
}

/** Without what was prepaid, which is no VAT that arises. */
const PLAIN: Filing = { extension: NO_EXTENSION, prepayments: new Map() };

const BILLED_BOXES: readonly string[] = ['81', '86', '66', '62'];
const OF_ITSELF: readonly string[] = [
  'privateUse',
  'privateGoods',
  'adjustment',
  'assetWithdrawal',
  'assetVat',
];

/** VAT that no client and no vendor is between: as a buyer, for private use, as an adjustment. */
function isOwedByItself(sum: MonthSum): boolean {
  return OF_ITSELF.includes(sum.kind) || !boxesOf(sum).some((box) => BILLED_BOXES.includes(box));
}

/** What counts in the income-surplus statement of a year, by month, tax code, scheme and category. */
export async function countingSums(
  { businessId }: Context,
  transaction: Transaction,
  year: number,
): Promise<CashSum[]> {
  const days = { businessId, from: day(`${year}-01-01`), to: day(`${year}-12-31`) };
  return (await selectCounting(transaction, days)).map(toCashSum);
}
