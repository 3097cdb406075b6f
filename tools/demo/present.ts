/** The present of the demo: an invoice in every state there is, bills that wait, and money that is due, all by days from today. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import type { Currency } from '@belegbar/domain/money';
import type { CastInvoice, CastMember } from '../../specs/cast/cast.ts';
import type { DemoAct } from './acts.ts';
import { billsOfOthers } from './bills.ts';
import { fixedCosts } from './fixed-costs.ts';
import { yearOfSpending } from './spending.ts';
import type { Work } from './work.ts';

/** An invoice of the member: whom it is to, what was done, and how much of it. */
function billing({ service, client }: Work, title: string, quantity: string): CastInvoice {
  const { name, unit, unitPrice, vatCase } = service;
  return { client, title, lines: [{ description: name, quantity, unit, unitPrice, vatCase }] };
}

/** Payment is due after 14 days, so what was issued more than that ago is late. */
export function presentActs(member: CastMember, work: Work, today: Day): DemoAct[] {
  const ago = (days: number) => addDays(today, -days);
  const other = { ...work, client: work.otherClient };
  const { settled } = work;
  return [
    {
      on: ago(54),
      act: 'mail',
      key: 'earlier',
      invoice: billing(work, 'Laufende Arbeiten', settled.quantity),
    },
    { on: ago(41), act: 'pay', of: 'earlier', amount: settled.gross },
    { on: ago(57), act: 'mail', key: 'lost', invoice: billing(other, 'Kurzauftrag', '2') },
    { on: ago(4), act: 'writeOff', of: 'lost' },
    { on: ago(40), act: 'mail', key: 'partlyLate', invoice: billing(work, 'Erster Abschnitt', '12') },
    { on: ago(21), act: 'pay', of: 'partlyLate', amount: work.part },
    {
      on: ago(34),
      act: 'mail',
      key: 'settled',
      invoice: billing(work, 'Laufende Arbeiten', settled.quantity),
    },
    { on: ago(19), act: 'pay', of: 'settled', amount: settled.gross },
    { on: ago(29), act: 'mail', key: 'late', invoice: billing(other, 'Zweiter Abschnitt', '8') },
    { on: ago(20), act: 'issue', key: 'mistaken', invoice: billing(other, 'Doppelt berechnet', '8') },
    { on: ago(19), act: 'cancel', of: 'mistaken' },
    { on: ago(12), act: 'mail', key: 'soon', invoice: billing(work, 'Dritter Abschnitt', '10') },
    { on: ago(9), act: 'mail', key: 'partly', invoice: billing(work, 'Wartung', '6') },
    { on: ago(2), act: 'pay', of: 'partly', amount: work.part },
    ...abroad(work, ago(6)),
    { on: ago(3), act: 'mail', key: 'seen', invoice: billing(work, 'Vierter Abschnitt', '9') },
    { on: ago(1), act: 'keep', key: 'unsent', invoice: billing(other, 'Nacharbeit', '3') },
    { on: today, act: 'draft', invoice: billing(work, 'Fünfter Abschnitt', '4') },
    {
      on: ago(8),
      act: 'owe',
      bill: {
        vendor: 'Kanzlei Lohmann',
        country: 'DE',
        category: 'legal',
        taxCode: 'inputStandard19',
        net: '400.00',
      },
      dueDate: addDays(today, 6),
    },
    ...(work.slips === null ? everyday(today) : yearOfSpending(work.slips, today)),
    ...fixedCosts(today),
    ...billsOfOthers(member, today),
  ];
}

/** One in dollars, where somebody abroad is billed. */
function abroad({ foreign }: Work, on: Day): DemoAct[] {
  if (foreign === null) return [];
  const line = {
    description: 'Data pipeline review',
    quantity: '14',
    unit: 'hourly',
    unitPrice: '130',
  } as const;
  const invoice: CastInvoice = {
    client: foreign,
    title: 'Pipeline review',
    currency: 'USD' as Currency,
    unitsPerEuro: '1.0850',
    lines: [{ ...line, vatCase: 'thirdCountryService' }],
  };
  return [{ on, act: 'mail', key: 'dollars', invoice }];
}

const EVERYDAY = [
  { days: 5, vendor: 'Schienenland AG', category: 'transportation', taxCode: 'inputReduced7', net: '86.00' },
  {
    days: 11,
    vendor: 'Buchhandlung am Markt',
    category: 'training_and_education',
    taxCode: 'inputReduced7',
    net: '42.90',
  },
  { days: 16, vendor: 'Bürobedarf Nord', category: 'materials', taxCode: 'inputStandard19', net: '63.40' },
  {
    days: 23,
    vendor: 'Funknetz Mobil GmbH',
    category: 'communication',
    taxCode: 'inputStandard19',
    net: '33.60',
  },
] as const;

/** Small things, again every two months for a year. */
function everyday(today: Day): DemoAct[] {
  return [0, 60, 120, 180, 240, 300].flatMap((before) =>
    EVERYDAY.map(({ days, ...bill }): DemoAct => {
      return { on: addDays(today, -(before + days)), act: 'spend', country: 'DE', ...bill };
    }),
  );
}
