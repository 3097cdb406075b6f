/** What recurs in the demo: rent, a telephone, hosting, a tool from Ireland, an insurance. All of it is due from tomorrow on. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import type { createRecurring } from '@belegbar/server/recurring-expenses';
import type { DemoAct } from './acts.ts';

export type RecurringCost = Omit<Parameters<typeof createRecurring>[1], 'idempotencyKey'>;

const COSTS = [
  {
    days: 3,
    vendor: ['Werkraum Neukölln', 'DE'],
    category: 'office_utilities',
    gross: '226.10',
    rhythm: 'monthly',
  },
  {
    days: 6,
    vendor: ['Pixelforge Ltd.', 'IE'],
    category: 'software',
    gross: '42.00',
    rhythm: 'monthly',
    taxCode: 'euServiceReverseCharge',
  },
  {
    days: 9,
    vendor: ['Spreenetz Telefon', 'DE'],
    category: 'communication',
    gross: '34.99',
    rhythm: 'monthly',
  },
  {
    days: 20,
    vendor: ['Nordlicht Hosting GmbH', 'DE'],
    category: 'software',
    gross: '178.50',
    rhythm: 'quarterly',
  },
  {
    days: 50,
    vendor: ['Hanse Berufshaftpflicht', 'DE'],
    category: 'work_insurances',
    gross: '312.00',
    rhythm: 'yearly',
    taxCode: 'inputNone',
  },
] as const;

/** Each is paid on its day, and entered by itself. */
export function fixedCosts(today: Day): DemoAct[] {
  return COSTS.map(({ days, vendor: [name, country], category, gross, rhythm, ...more }) => {
    const firstDueOn = addDays(today, days);
    const taxCode = 'taxCode' in more ? more.taxCode : 'inputStandard19';
    return {
      on: today,
      act: 'recur',
      cost: {
        lines: [{ taxCode, gross: centsFromEuros(decimal(gross)) }],
        fields: {
          vendor: { name, country, vatId: '' },
          category,
          privateSharePercent: null,
          currency: 'EUR',
          unitsPerEuro: null,
          rhythm,
          firstDueOn,
          dayOfMonth: Number(firstDueOn.slice(8)),
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
