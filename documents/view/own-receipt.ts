/** An own receipt in lines, as its page shows them; in German, since it is written for the tax office. */
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { distanceRates, homeOfficeRates, kilometreRates, NEAR_KILOMETRES } from '@belegbar/domain/law';
import { type Cents, formatCents, formatDecimal } from '@belegbar/domain/money';
import {
  allowanceOf,
  type CashExpense,
  type HomeOffice,
  type HomeOfficeRoom,
  type Kilometres,
  type MealsAway,
  type VoucherKind,
} from '@belegbar/domain/vouchers';
import { withPrintableTexts } from './printable-texts.ts';

export interface OwnReceipt {
  kind: VoucherKind;
  number: string;
  bookedOn: Day;
  /** Cents above zero. */
  amount: Cents;
  /** What it is for; empty where the kind says it. */
  about: string;
  /** What was entered. */
  detail: Readonly<Record<string, unknown>>;
  /** Name, address and tax number of who writes it, in lines. */
  owner: readonly string[];
}

interface Row {
  label: string;
  value: string;
}

export interface OwnReceiptView {
  title: string;
  kind: string;
  number: string;
  /** Of the booking, which is that of the file too: no clock is read. */
  date: { year: number; month: number; day: number };
  owner: readonly string[];
  facts: Row[];
  calculation: Row[];
  sum: string;
  rule: string;
  words: { calculation: string; sum: string; placeAndDay: string; signature: string };
}

export function ownReceiptView(written: OwnReceipt): OwnReceiptView {
  const receipt = withPrintableTexts(written);
  const { kind, number, bookedOn, amount, about, owner } = receipt;
  const { name, rule, facts, calculation } = partsOf(receipt);
  const all = [
    { label: 'Nummer', value: number },
    { label: 'Tag der Buchung', value: formatDay(bookedOn, 'de') },
    { label: 'Anlass', value: about },
    ...facts,
  ];
  return {
    title: 'Eigenbeleg',
    kind: name,
    number,
    date: dateOf(bookedOn),
    owner,
    facts: all.filter(({ value }) => value !== ''),
    calculation: calculation.length === 0 ? [{ label: name, value: euros(amount) }] : calculation,
    sum: euros(amount),
    rule: kind === 'cashExpense' ? rule : `${rule} Vorsteuer enthält der Betrag nicht.`,
    words: {
      calculation: 'Berechnung',
      sum: 'Summe',
      placeAndDay: 'Ort, Datum',
      signature: 'Unterschrift',
    },
  };
}

interface Parts {
  name: string;
  rule: string;
  facts: Row[];
  calculation: Row[];
}

function partsOf({ kind, detail }: OwnReceipt): Parts {
  switch (kind) {
    case 'kilometres':
      return kilometres((detail as unknown as { way: Kilometres }).way);
    case 'mealAllowance':
      return meals(detail as unknown as MealsAway);
    case 'homeOffice':
      return homeOffice((detail as unknown as { work: HomeOffice }).work);
    case 'homeOfficeRoom':
      return room(detail as unknown as HomeOfficeRoom);
    default:
      return cash(detail as unknown as CashExpense);
  }
}

function kilometres(way: Kilometres): Parts {
  if (way.kind === 'trip') {
    const rates = kilometreRates(Number(way.drivenOn.slice(0, 4)));
    const rate = rates.known ? euros(rates.value[way.vehicle]) : '';
    return {
      name: way.vehicle === 'car' ? 'Fahrt mit dem privaten Auto' : 'Fahrt mit einem privaten Kraftfahrzeug',
      rule: 'Pauschale je gefahrenem Kilometer nach § 9 Abs. 1 Satz 3 Nr. 4a Satz 2 EStG, § 5 BRKG.',
      facts: [{ label: 'Tag der Fahrt', value: formatDay(way.drivenOn, 'de') }],
      calculation: [
        { label: 'Gefahrene Kilometer, hin und zurück', value: formatDecimal(way.kilometres, 'de') },
        { label: 'Satz je Kilometer', value: rate },
      ],
    };
  }
  const rates = distanceRates(Number(way.months.to.slice(0, 4)));
  const isFar = way.kilometres > NEAR_KILOMETRES;
  return {
    name: 'Wege zwischen Wohnung und Betriebsstätte',
    rule: 'Entfernungspauschale nach § 4 Abs. 5 Satz 1 Nr. 6, § 9 Abs. 1 Satz 3 Nr. 4 EStG.',
    facts: [{ label: 'Monate', value: months(way.months) }],
    calculation: [
      { label: 'Tage mit diesem Weg', value: String(way.days) },
      { label: 'Volle Kilometer, einfache Entfernung', value: String(way.kilometres) },
      ...(rates.known ? [{ label: 'Satz je Kilometer', value: euros(rates.value.near) }] : []),
      ...(rates.known && isFar
        ? [{ label: 'Satz ab dem 21. Kilometer', value: euros(rates.value.far) }]
        : []),
    ],
  };
}

const ABSENCE = {
  fullDay: 'ganzer Tag',
  arrivalOrDeparture: 'An- oder Abreise',
  overEightHours: 'über 8 Stunden',
} as const;

const PROVIDED = { breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen' } as const;

function meals({ days }: MealsAway): Parts {
  return {
    name: 'Verpflegung auf Geschäftsreise',
    rule: 'Pauschalen nach § 4 Abs. 5 Satz 1 Nr. 5, § 9 Abs. 4a EStG; gestellte Mahlzeiten kürzen um 20 % und je 40 % der Pauschale des ganzen Tages.',
    facts: [],
    calculation: days.map((day) => {
      const allowance = allowanceOf(day);
      const given = (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => day[meal]);
      const provided =
        given.length === 0 ? '' : `, gestellt: ${given.map((meal) => PROVIDED[meal]).join(', ')}`;
      return {
        label: `${formatDay(day.on, 'de')}, ${day.place ?? day.country}, ${ABSENCE[day.absence]}${provided}`,
        value: allowance.known ? euros(allowance.value) : '',
      };
    }),
  };
}

function homeOffice(work: HomeOffice): Parts {
  const isDays = 'days' in work;
  const count = isDays ? work.days.length : work.count;
  const year = Number((isDays ? (work.days[0] ?? '') : work.months.to).slice(0, 4));
  const rates = homeOfficeRates(year);
  return {
    name: 'Arbeit zu Hause',
    rule: 'Tagespauschale nach § 4 Abs. 5 Satz 1 Nr. 6c EStG, höchstens 1.260 € im Jahr.',
    facts: isDays
      ? [{ label: 'Tage', value: work.days.map((on) => formatDay(on, 'de')).join(', ') }]
      : [{ label: 'Monate', value: months(work.months) }],
    calculation: [
      { label: 'Tage', value: String(count) },
      ...(rates.known ? [{ label: 'Satz je Tag', value: euros(rates.value.perDay) }] : []),
    ],
  };
}

function room({ months: of }: HomeOfficeRoom): Parts {
  return {
    name: 'Häusliches Arbeitszimmer',
    rule: 'Jahrespauschale nach § 4 Abs. 5 Satz 1 Nr. 6b EStG, ein Zwölftel je Monat.',
    facts: [{ label: 'Monate', value: of.map(month).join(', ') }],
    calculation: [{ label: 'Anzahl der Monate', value: String(of.length) }],
  };
}

function cash({ paidOn, paidTo, noSlipReason }: CashExpense): Parts {
  return {
    name: 'Barzahlung ohne Beleg',
    rule: 'Betriebsausgabe nach § 4 Abs. 4 EStG; ohne Rechnung kein Vorsteuerabzug (§ 15 Abs. 1 Satz 1 Nr. 1 UStG).',
    facts: [
      { label: 'Bezahlt am', value: formatDay(paidOn, 'de') },
      { label: 'Bezahlt an', value: paidTo },
      { label: 'Grund für den Eigenbeleg', value: noSlipReason },
    ],
    calculation: [],
  };
}

function dateOf(on: Day): OwnReceiptView['date'] {
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number);
  return { year, month, day };
}

function months({ from, to }: { from: string; to: string }): string {
  return from === to ? month(from) : `${month(from)} bis ${month(to)}`;
}

/** `03/2026` */
function month(of: string): string {
  return `${of.slice(5)}/${of.slice(0, 4)}`;
}

function euros(amount: Cents): string {
  return `${formatCents(amount, 'de')} €`;
}
