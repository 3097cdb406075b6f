/** What recurs in the demo: rent, a telephone, hosting, a tool from Ireland, an insurance. All of it is due from tomorrow on. */
import { addMonths, type Day, day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import type { createRecurring } from '@belegbar/server/recurring-expenses';
import type { DemoAct } from './acts.ts';

export type RecurringCost = Omit<Parameters<typeof createRecurring>[1], 'idempotencyKey'>;

/** `dayOfMonth`: that on which the demo has paid it before. */
const COSTS = [
  {
    dayOfMonth: 2,
    vendor: ['Werkhof Mitte eG', 'DE'],
    category: 'office_utilities',
    gross: '214.20',
    rhythm: 'monthly',
  },
  {
    dayOfMonth: 5,
    vendor: ['Formlab B.V.', 'NL'],
    category: 'software',
    gross: '15.00',
    rhythm: 'monthly',
    taxCode: 'euServiceReverseCharge',
  },
  {
    dayOfMonth: 20,
    vendor: ['Fernmeldebüro Nord GmbH', 'DE'],
    category: 'communication',
    gross: '59.50',
    rhythm: 'monthly',
    privateSharePercent: decimal('20'),
  },
  {
    dayOfMonth: 18,
    vendor: ['Nordlicht Hosting GmbH', 'DE'],
    category: 'software',
    gross: '178.50',
    rhythm: 'quarterly',
  },
  {
    dayOfMonth: 1,
    vendor: ['Hanseatische Haftpflicht AG', 'DE'],
    category: 'work_insurances',
    gross: '102.00',
    rhythm: 'quarterly',
    taxCode: 'inputNone',
  },
] as const;

/** The first such day after today. */
function nextDay(today: Day, dayOfMonth: number): Day {
  const thisMonth = day(`${today.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`);
  return thisMonth > today ? thisMonth : addMonths(thisMonth, 1);
}

/** Each is paid on its day, and entered by itself. */
export function fixedCosts(today: Day): DemoAct[] {
  return COSTS.map(({ dayOfMonth, vendor: [name, country], category, gross, rhythm, ...more }) => {
    const firstDueOn = nextDay(today, dayOfMonth);
    const taxCode = 'taxCode' in more ? more.taxCode : 'inputStandard19';
    return {
      on: today,
      act: 'recur',
      cost: {
        lines: [{ taxCode, gross: centsFromEuros(decimal(gross)) }],
        fields: {
          vendor: { name, country, vatId: '' },
          category,
          privateSharePercent: 'privateSharePercent' in more ? more.privateSharePercent : null,
          currency: 'EUR',
          unitsPerEuro: null,
          rhythm,
          firstDueOn,
          dayOfMonth,
          endsOn: null,
          entering: 'byItself',
          termsDays: 0,
          isPaidOnDueDay: true,
          missingAfterDays: null,
        },
      },
    };
  });
}
