/** What the owner uses or takes of the business: income that no money brings, and a supply to oneself (§ 4 (1) s. 2, § 6 (1) No. 4 EStG, § 3 (1b), (9a) UStG). */
import { centsOf, divided, fraction, scaled } from '../amounts.ts';
import type { EventOf } from '../state/books.ts';
import { lastDaysOf } from './days.ts';
import { RATES } from './tax-rates.ts';

/** What is used in a month, or taken on a day; cents. */
export interface Use {
  day: string;
  /** Of the income-surplus statement, and of the annual return. */
  line: string;
  yearly: string;
  vatCase: string;
  income: bigint;
  /** For VAT, where it is owed. */
  base: bigint;
  /** What of the cost is for ways to work. */
  commuting: bigint;
}

const CAR = { line: '106', yearly: '179', vatCase: 'standard19' };
const THING = { line: '108', yearly: '179', vatCase: 'standard19' };

export type UseEvent = EventOf<'privateUse' | 'carByLogbook' | 'carByListPrice' | 'goodsTaken'>;

export function usesOf(event: UseEvent): Use[] {
  switch (event.type) {
    case 'privateUse':
      return sharedByMonths(event, 100n, 100n, THING);
    case 'carByLogbook':
      return sharedByMonths(event, scaled(event.privatePercent, 2), 10_000n, CAR);
    case 'carByListPrice':
      return lastDaysOf(event).map((day) => ({ day, ...CAR, ...monthOfCar(event) }));
    case 'goodsTaken': {
      const { date: day, vatCase, hadInputVat } = event;
      const income = centsOf(event.cost);
      const yearly = vatCase === 'standard19' ? '178' : '195';
      const rest = { line: '108', yearly, vatCase, commuting: 0n };
      return [{ day, ...rest, income, base: hadInputVat ? income : 0n }];
    }
  }
}

function sharedByMonths(
  event: EventOf<'privateUse' | 'carByLogbook'>,
  part: bigint,
  whole: bigint,
  thing: Pick<Use, 'line' | 'yearly' | 'vatCase'>,
): Use[] {
  const days = lastDaysOf(event);
  const each = (cost: string) =>
    divided(
      fraction(centsOf(cost), part, whole),
      days.map(() => 1n),
    );
  const [incomes, bases] = [each(event.cost), each(event.costWithInputVat)];
  return days.map((day, index) => ({
    day,
    ...thing,
    income: incomes[index] ?? 0n,
    base: bases[index] ?? 0n,
    commuting: 0n,
  }));
}

/** § 6 (1) No. 4 s. 2 EStG: 1 % of the list price in full hundreds; § 4 (5) No. 6 s. 3: 0.03 % a kilometre; UStAE 15.23 (5): of 1 % a fifth bears no VAT. */
function monthOfCar(event: EventOf<'carByListPrice'>): Pick<Use, 'income' | 'base' | 'commuting'> {
  const listPrice = centsOf(event.listPrice);
  const counted = fullHundreds(fraction(listPrice, partThatCounts(event, listPrice), 4n));
  const kilometres = BigInt(event.commutingKilometres ?? 0);
  return {
    income: fraction(counted, 1n, 100n),
    base: event.hadInputVat ? fraction(fraction(fullHundreds(listPrice), 1n, 100n), 80n, 100n) : 0n,
    commuting: fraction(counted * kilometres, 3n, 10_000n),
  };
}

function fullHundreds(amount: bigint): bigint {
  return (amount / 10_000n) * 10_000n;
}

/** In quarters. § 6 (1) No. 4 s. 2 No. 2 to 5 EStG, by the day on which it was bought. */
function partThatCounts(event: EventOf<'carByListPrice'>, listPrice: bigint): bigint {
  const { drive, boughtOn } = event;
  if (drive === 'combustion') return 4n;
  if (drive === 'electric') return listPrice <= quarterUpTo(boughtOn) ? 1n : 2n;
  const range = boughtOn < '2022-01-01' ? 40 : boughtOn < '2025-01-01' ? 60 : 80;
  const isClean = event.co2GramsPerKilometre <= 50 || event.electricRangeKilometres >= range;
  return isClean ? 2n : 4n;
}

function quarterUpTo(boughtOn: string): bigint {
  if (boughtOn < '2024-01-01') return 6_000_000n;
  return boughtOn < '2025-07-01' ? 7_000_000n : 10_000_000n;
}

export function vatOf(base: bigint, vatCase: string): bigint {
  return fraction(base, RATES[vatCase] ?? 0n, 100n);
}
