/** Shops of one trade: books, the pharmacy, the post, stationery with a total by hand; and a reminder of a bill. */
import { germanForms, tillForms } from '../forms.ts';
import { someBusiness } from '../invented/business.ts';
import { someHand, written } from '../invented/handwriting.ts';
import { grouped, someCardSlip, someNumber } from '../invented/identifiers.ts';
import { someCustomer } from '../invented/people.ts';
import { daysAfter, someDay, someTime } from '../invented/times.ts';
import type { Random } from '../random.ts';
import { type Slip, slipOf } from '../truth.ts';
import { groupsOfGross } from '../vat.ts';
import { type Bought, bought, givenFor, goodsOf, groupTexts, someBars, tillFacts, tillOf } from './till.ts';

/** What shops print alike in words; each draws it its own way. */
function shop(random: Random, names: readonly string[], items: Bought[], paymentWay: 'card' | 'cash') {
  const forms = tillForms(random, ['full', 'words', 'brief', 'bare']);
  const vendor = someBusiness(random, random.pick(names));
  const day = someDay(random);
  const till = tillOf(items);
  const number = random.pick([random.digits(6), `${random.digits(2)}-${random.digits(4)}`]);
  const given = givenFor(random, till.total);
  const told = {
    ...tillFacts({ vendor: vendor.name, day, number, till }),
    paymentWay,
  } as const;
  const data = {
    vendor,
    number,
    day: forms.day(day),
    time: someTime(random, 9, 18),
    lines: items.map(({ name, count, each, cents, rate }) => ({
      name,
      count: `${count}`,
      each: forms.amount(each),
      rate: `${rate}`,
      amount: forms.amount(cents),
    })),
    groups: groupTexts(till.groups, forms, String),
    total: forms.amount(till.total),
    given: forms.amount(given),
    change: forms.amount(given - till.total),
    card: someCardSlip(random),
    bars: someBars(random, 47),
    code: random.digits(12),
  };
  return { forms, told, data, till };
}

const BOOKS = goodsOf(
  7,
  'Das Gewicht der Zeichen:1800-2800;Steuern für Selbständige:1990-3490;Typo am Rand:2400-4800;Zeitschrift Form 3:980-1490;Atlas der Häfen:2900-4900',
);

export function books(random: Random): Slip {
  const { forms, told, data } = shop(
    random,
    ['Buchhandlung *', 'Lesezeichen GmbH'],
    bought(random, BOOKS, random.whole(1, 3)),
    'card',
  );
  return slipOf({ ...told, vatId: data.vendor.vatId }, forms, {
    ...data,
    isbn: `978-3-${random.digits(5)}-${random.digits(3)}-${random.digits(1)}`,
  });
}

const REMEDIES = goodsOf(
  19,
  'Ibu 400 20 St N1:399-699;Nasenspray 10ml:349-599;Pflaster sortiert:299-499;Vitamin D 60 St:799-1499;Augentropfen:899-1599',
);

export function pharmacy(random: Random): Slip {
  const { forms, told, data } = shop(
    random,
    ['* Apotheke', 'Löwen-Apotheke *'],
    bought(random, REMEDIES, random.whole(1, 4)),
    'cash',
  );
  return slipOf(told, forms, {
    ...data,
    born: `${random.whole(10, 28)}.0${random.whole(1, 9)}.19${random.whole(50, 99)}`,
  });
}

export function post(random: Random): Slip {
  const stamps = bought(random, [{ name: 'Briefmarke 0,95', prices: [90, 90], rate: 7 }], 1).map((item) => ({
    ...item,
    count: 10,
    each: 95,
    cents: 950,
    rate: 0,
  }));
  const parcels = bought(
    random,
    goodsOf(19, 'Paket bis 5 kg:699-899;Päckchen M:519-599;Packset L:249-349'),
    random.whole(1, 2),
  );
  const { forms, told, data } = shop(
    random,
    ['Postpartner *', 'Briefzentrale AG Filiale *'],
    [...stamps, ...parcels],
    'cash',
  );
  return slipOf(told, forms, {
    ...data,
    tracking: `${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
  });
}

const PENS = goodsOf(
  19,
  'Fineliner 0,4:190-390;Skizzenbuch A5:990-1890;Klebeband:290-590;Umschläge C5 50er:590-990;Aktenordner:390-690',
);

export function stationery(random: Random): Slip {
  const { forms, told, data } = shop(
    random,
    ['Schreibwaren *', 'Papeterie *'],
    bought(random, PENS, random.whole(2, 4)),
    'cash',
  );
  const hand = someHand(random);
  const note = (text: string) => written(random, hand, text);
  const lines = data.lines.map(({ name, count, amount }) => ({
    name,
    count: note(count),
    amount: note(amount),
  }));
  return slipOf(told, forms, {
    ...data,
    lines,
    total: note(data.total),
    vat: note(data.groups[0]?.vat ?? ''),
    day: note(data.day),
  });
}

export function reminder(random: Random): Slip {
  const forms = germanForms(random, ['full', 'words', 'brief']);
  const vendor = someBusiness(random, random.pick(['Druckhaus * GmbH', 'Fotostudio *', 'Messebau * KG']));
  const day = someDay(random);
  const number = someNumber(random, day);
  const invoice = random.whole(4900, 290_000);
  const fee = random.pick([250, 500, 1000]);
  const groups = groupsOfGross([{ cents: invoice, rate: 19 }]);
  return slipOf(
    {
      language: 'de',
      kind: 'reminder',
      vendor: vendor.name,
      day,
      number,
      total: invoice + fee,
      groups,
      iban: vendor.iban,
      vatId: vendor.vatId,
      paymentWay: 'sepa',
    },
    forms,
    {
      vendor: { ...vendor, iban: grouped(vendor.iban) },
      customer: someCustomer(random),
      number,
      day: forms.day(day),
      level: random.pick(['Zahlungserinnerung', '1. Mahnung', '2. Mahnung']),
      billed: forms.day(daysAfter(day, -45)),
      was: forms.day(daysAfter(day, -31)),
      due: forms.day(daysAfter(day, 10)),
      invoice: forms.amount(invoice),
      vat: forms.amount(groups[0]?.vat ?? 0),
      fee: forms.amount(fee),
      total: forms.amount(invoice + fee),
    },
  );
}
