/** Far from home: the plane, and the hotel with lodging, breakfast and a tax of its town. */
import { englishForms, germanForms } from '../forms.ts';
import { someBusiness } from '../invented/business.ts';
import { someNumber } from '../invented/identifiers.ts';
import { someCustomer } from '../invented/people.ts';
import { daysAfter, someDay } from '../invented/times.ts';
import type { Random } from '../random.ts';
import { type Slip, slipOf } from '../truth.ts';
import { groupsOfGross, sumOf } from '../vat.ts';
import { groupTexts, someBars } from './till.ts';

export function plane(random: Random): Slip {
  const forms = englishForms(random, ['britishShort', 'american', 'iso']);
  const name = random.pick(['Aerolinie Nord GmbH', 'Skylark Airways AG']);
  const { vatId, town } = someBusiness(random, name);
  const isDomestic = random.chance(0.5);
  const rate = isDomestic ? 19 : 0;
  const day = someDay(random);
  const lines = [
    { text: 'Fare', cents: random.whole(5900, 48000), rate },
    { text: 'Fuel surcharge', cents: random.whole(1200, 9800), rate },
    { text: 'Airport taxes and fees', cents: random.whole(1900, 7900), rate },
    { text: 'Seat 14C', cents: random.whole(9, 29) * 100, rate },
  ];
  const total = sumOf(lines.map(({ cents }) => cents));
  const groups = groupsOfGross(lines);
  const number = `${random.whole(100, 999)}-${random.digits(10)}`;
  return slipOf(
    { language: 'en', kind: 'ticket', vendor: name, day, number, total, groups, vatId, paymentWay: 'card' },
    forms,
    {
      name,
      vatId,
      town,
      number,
      day: forms.day(day),
      travel: forms.day(daysAfter(day, random.whole(5, 60))),
      passenger: someCustomer(random).name,
      reference: random.letters(6),
      to: isDomestic ? 'Isarstetten (IST)' : 'Porto Novo (PNV)',
      flight: `${random.letters(2)} ${random.whole(100, 4999)}`,
      lines: lines.map(({ text, cents }) => ({ text, amount: forms.amount(cents) })),
      groups: groupTexts(groups, forms, String),
      total: forms.amount(total),
      card: random.digits(4),
      bars: someBars(random, 61),
    },
  );
}

const HOTELS = ['Hotel Seeblick', 'Stadthotel * GmbH', 'Hotel Drei Linden', 'Pension *'];

export function hotel(random: Random): Slip {
  const forms = germanForms(random, ['full', 'brief', 'full']);
  const vendor = someBusiness(random, random.pick(HOTELS));
  const nights = random.whole(1, 14);
  const day = someDay(random);
  const start = daysAfter(day, -nights);
  const [room, breakfast, tax] = [
    random.whole(69, 189) * 100,
    random.whole(12, 24) * 100,
    random.whole(2, 7) * 50,
  ];
  const stayed = Array.from({ length: nights }, (_, nth) => daysAfter(start, nth)).flatMap((date) => [
    { date, text: 'Logis Einzelzimmer', cents: room, rate: 7 },
    { date, text: 'Frühstück', cents: breakfast, rate: 19 },
    { date, text: 'Citytax (ohne MwSt.)', cents: tax, rate: 0 },
  ]);
  const total = sumOf(stayed.map(({ cents }) => cents));
  const groups = groupsOfGross(stayed);
  const deposit = random.chance(0.4) ? room : 0;
  const number = someNumber(random, day);
  return slipOf(
    {
      language: 'de',
      kind: 'invoice',
      vendor: vendor.name,
      day,
      number,
      total,
      groups,
      vatId: vendor.vatId,
      paymentWay: 'card',
      period: { start, end: day },
    },
    forms,
    {
      vendor,
      customer: someCustomer(random).lines,
      number,
      day: forms.day(day),
      start: forms.day(start),
      room: random.whole(101, 512),
      lines: stayed.map(({ date, text, cents, rate }) => ({
        day: forms.day(date),
        text,
        rate: `${rate}`,
        amount: forms.amount(cents),
      })),
      groups: groupTexts(groups, forms, String),
      total: forms.amount(total),
      deposit: deposit === 0 ? null : { paid: forms.amount(deposit), rest: forms.amount(total - deposit) },
    },
  );
}
