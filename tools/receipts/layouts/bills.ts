/** What is billed on A4: services by month, insurance, rent, goods, orders. */
import { someDutchIban } from '../invented/identifiers.ts';
import { daysAfter } from '../invented/times.ts';
import type { Random } from '../random.ts';
import type { BillLine, Described } from './bill.ts';

function line(random: Random, text: string, rate: number, least: number, most: number): BillLine {
  return { text, rate, cents: random.whole(least, most) };
}

function counted(random: Random, text: string, rate: number, least: number, most: number): BillLine {
  const [count, each] = [random.whole(1, 12), random.whole(least, most)];
  return { text, rate, count: `${count}`, each, cents: count * each };
}

const noVatId = () => null;
const dutchVatId = (random: Random) => `NL${random.digits(9)}B0${random.whole(1, 9)}`;

export const BILLS: Readonly<Record<string, Described>> = {
  hosting: {
    language: 'en',
    vendors: ['Nimbuspeak B.V.', 'Dockyard Cloud B.V.'],
    prices: 'net',
    pays: 'sepa',
    hasPeriod: true,
    vatId: dutchVatId,
    iban: someDutchIban,
    lines: (random) => [
      counted(random, 'Virtual server CX-4, monthly', 0, 499, 2999),
      line(random, 'Object storage 500 GB', 0, 500, 2500),
      line(random, 'Snapshots', 0, 60, 900),
    ],
  },
  saas: {
    language: 'en',
    vendors: ['Quillboard, Inc.', 'Framelark Labs, Inc.', 'Notewell, Inc.'],
    prices: 'net',
    pays: 'card',
    currency: 'USD',
    hasPeriod: true,
    vatId: noVatId,
    lines: (random) => [counted(random, 'Team plan, per seat', 0, 800, 4900)],
  },
  software: {
    language: 'en',
    vendors: ['* Softworks GmbH', 'Pixelmühle GmbH'],
    prices: 'net',
    pays: 'sepa',
    lines: (random) => [
      counted(random, 'Studio licence, perpetual', 19, 9900, 89900),
      line(random, 'Maintenance, 12 months', 19, 4900, 19900),
    ],
  },
  telephone: {
    language: 'de',
    vendors: ['Fernklang Telekommunikation GmbH', 'Netzweit GmbH & Co. KG'],
    prices: 'net',
    pays: 'debit',
    hasPeriod: true,
    lines: (random) => [
      line(random, 'Grundpreis DSL 250', 19, 2500, 4500),
      line(random, 'Mobil M Flat', 19, 999, 2999),
      line(random, 'Sonderrufnummern', 19, 10, 900),
    ],
    beside: ({ random, forms }) => ({ before: forms.amount(random.whole(3000, 9000)) }),
  },
  insurance: {
    language: 'de',
    vendors: ['Hanseschutz Versicherung AG', 'Rheinlohe Versicherungsverein a. G.'],
    prices: 'gross',
    pays: 'debit',
    vatId: noVatId,
    lines: (random) => {
      const premium = line(random, 'Betriebshaftpflicht, Jahresbeitrag', 0, 12000, 48000);
      return [premium, { text: 'Versicherungsteuer 19 %', rate: 0, cents: Math.round(premium.cents * 0.19) }];
    },
    beside: ({ random, forms }) => ({
      covered: `${forms.amount(random.whole(1, 9) * 100_000_000)}`,
      policy: `${random.letters(2)} ${random.digits(3)}.${random.digits(3)}`,
    }),
  },
  craftsman: {
    language: 'de',
    vendors: ['Elektro *', 'Malerbetrieb * GmbH', 'Sanitär * & Sohn'],
    prices: 'net',
    pays: 'sepa',
    lines: (random) => [
      counted(random, 'Arbeitsstunden Geselle', 19, 5200, 6800),
      line(random, 'Anfahrt', 19, 2500, 4900),
      counted(random, 'Kabelkanal 2 m', 19, 690, 1490),
      line(random, 'Kleinmaterial', 19, 890, 4900),
    ],
    beside: ({ random, forms, day, total }) => ({
      labour: forms.amount(Math.floor(total * random.between(0.5, 0.8))),
      done: forms.day(daysAfter(day, -5)),
    }),
  },
  rent: {
    language: 'de',
    vendors: ['Hausverwaltung *', 'Grundbesitz * GbR'],
    prices: 'net',
    pays: 'sepa',
    hasPeriod: true,
    vatId: noVatId,
    lines: (random) => {
      const rate = random.chance(0.5) ? 19 : 0;
      return [
        line(random, 'Nettokaltmiete Büro 2. OG', rate, 48000, 189000),
        line(random, 'Vorauszahlung Nebenkosten', rate, 9000, 31000),
      ];
    },
    beside: ({ random, forms }) => ({ deposit: forms.amount(random.whole(2, 6) * 100_000) }),
  },
  bank: {
    language: 'de',
    vendors: ['Bürgerbank Kronfeld eG', 'Handelsbank Elbhafen AG'],
    prices: 'gross',
    pays: 'debit',
    hasPeriod: true,
    vatId: noVatId,
    lines: (random) => [
      line(random, 'Kontoführung Geschäftskonto', 0, 790, 1990),
      counted(random, 'Buchungsposten beleglos', 0, 8, 15),
      line(random, 'Kartenpreis', 0, 100, 500),
    ],
    beside: ({ random, forms }) => ({ balance: forms.amount(random.whole(100_000, 2_900_000)) }),
  },
  office: {
    language: 'de',
    vendors: ['Papierkontor * GmbH', 'Bürobedarf *'],
    prices: 'net',
    pays: 'sepa',
    lines: (random) => {
      const goods = [
        counted(random, 'Kopierpapier A4 80 g', 19, 390, 590),
        counted(random, 'Toner schwarz', 19, 4900, 9900),
        counted(random, 'Ordner breit', 19, 190, 390),
      ];
      const sum = goods.reduce((all, { cents }) => all + cents, 0);
      return [
        ...goods,
        { text: 'Rabatt 5 %', rate: 19, cents: -Math.round(sum / 20) },
        { text: 'Pfand Wasserkiste', rate: 19, cents: 330 },
      ];
    },
  },
  marketplace: {
    language: 'de',
    vendors: ['Marktwolke SE', 'Kaufhafen Online GmbH'],
    prices: 'gross',
    pays: 'card',
    lines: (random) => [
      counted(random, 'USB-C-Kabel 2 m (Verkauf: Lumo Shop)', 19, 790, 1990),
      line(random, 'Fachbuch Typografie (Verkauf: Antiqua 24)', 7, 1900, 4900),
      line(random, 'Schreibtischlampe (Verkauf: Haus & Hell)', 19, 2990, 8990),
      line(random, 'Versandkosten', 19, 399, 599),
    ],
    beside: ({ random, forms }) => ({
      order: `${random.digits(3)}-${random.digits(7)}-${random.digits(7)}`,
      saved: forms.amount(random.whole(2, 9) * 300),
    }),
  },
  creditnote: {
    language: 'de',
    kind: 'creditNote',
    vendors: ['Versandhaus * GmbH', 'Papierkontor * GmbH'],
    prices: 'gross',
    pays: 'none',
    lines: (random) => [
      counted(random, 'Rücksendung Drehstuhl', 19, 4900, 19900),
      line(random, 'Erstattung Versand', 19, 490, 990),
    ],
    beside: ({ random, forms, day }) => ({
      original: `RE-${random.digits(6)}`,
      originalDay: forms.day(daysAfter(day, -20)),
    }),
  },
  train: {
    language: 'de',
    kind: 'ticket',
    vendors: ['Nordbahn Fernverkehr AG', 'Linienzug GmbH'],
    prices: 'gross',
    pays: 'card',
    lines: (random) => [
      line(random, 'Flexpreis, 1 Person, 2. Klasse', 7, 2990, 14900),
      line(random, 'Sitzplatzreservierung', 7, 490, 690),
    ],
    beside: ({ random, forms, day }) => ({
      travel: forms.day(daysAfter(day, random.whole(2, 30))),
      order: random.letters(6),
      from: 'Elbhafen Hbf',
      to: 'Isarstetten Hbf',
    }),
  },
  doctor: {
    language: 'de',
    vendors: ['Praxis Dr. med. *', 'Zahnärztin Dr. *'],
    prices: 'gross',
    pays: 'sepa',
    vatId: noVatId,
    lines: (random) => [
      line(random, 'GOÄ 1 Beratung, 2,3-fach', 0, 1072, 1072),
      line(random, 'GOÄ 5 Untersuchung', 0, 1072, 1900),
      line(random, 'Attest für Arbeitgeber', 0, 500, 2500),
    ],
    beside: ({ random, forms }) => ({
      born: forms.day(`19${random.whole(60, 99)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`),
    }),
  },
};
