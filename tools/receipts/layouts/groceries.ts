/** Shops for food: the supermarket with letters for rates, the discounter with coupons. */
import { tillForms } from '../forms.ts';
import { someBusiness } from '../invented/business.ts';
import { someCardSlip, someTse } from '../invented/identifiers.ts';
import { daysAfter, someDay, someTime } from '../invented/times.ts';
import type { Random } from '../random.ts';
import { type Slip, slipOf } from '../truth.ts';
import {
  type Bought,
  bought,
  capitals,
  givenFor,
  goodsOf,
  groupTexts,
  someSquares,
  tillFacts,
  tillOf,
} from './till.ts';

const FOOD = goodsOf(
  7,
  'BIO H-MILCH 3,5%:109-159;BUTTER 250G:179-269;GOUDA JUNG:229-399;TOMATEN ROMA:149-299;BANANEN:89-199;ROGGENBROT:179-329;EIER 10ER FREIL.:219-349;JOGHURT NATUR:55-119;SPAGHETTI NR.5:99-199;OLIVEN GRÜN:159-279;KAFFEE GEM. 500G:499-899;APFEL BRAEBURN:199-349;HAFERFLOCKEN:79-159;LACHSFILET:499-899;RAPSÖL 1L:159-299;REIS BASMATI:189-349',
);
const OTHER = goodsOf(
  19,
  'SPÜLMITTEL:99-229;MINERALW. 6X1,5:249-449;PILS 6X0,33:399-649;MÜLLBEUTEL 35L:149-279;KÜCHENROLLE 4ER:249-449;RIESLING QBA:399-899;BATTERIEN AA:299-599;KOPIERPAPIER A4:399-599;ORANGENSAFT 1L:129-249;HANDSEIFE:99-249;GLÜHBIRNE E27:299-799',
);

/** Deposit has the rate of the drink; what is given back is below zero. */
function deposit(name: string, each: number, count: number): Bought {
  return { name, count, each, cents: each * count, rate: 19 };
}

export function supermarket(random: Random): Slip {
  const forms = tillForms(random, ['full', 'brief', 'full']);
  const vendor = someBusiness(random, random.pick(['Frischemarkt *', 'KAUFPARK *', 'Nahkauf-Haus * OHG']));
  const [day, time] = [someDay(random), someTime(random)];
  const items = [...bought(random, FOOD, random.whole(4, 10)), ...bought(random, OTHER, random.whole(1, 4))];
  if (random.chance(0.6)) items.push(deposit('PFAND 1,50 EUR', 150, 1));
  if (random.chance(0.4)) items.push(deposit('LEERGUT', -25, random.whole(2, 8)));
  const till = tillOf(items);
  const letters: Record<number, string> = random.chance(0.5) ? { 19: 'A', 7: 'B' } : { 7: 'A', 19: 'B' };
  const isCard = random.chance(0.65);
  const given = givenFor(random, till.total);
  const number = random.digits(4);
  const name = capitals(vendor.name);
  return slipOf(
    {
      ...tillFacts({ vendor: vendor.name, day, number, till }),
      vatId: vendor.vatId,
      paymentWay: isCard ? 'card' : 'cash',
    },
    forms,
    {
      vendor: { ...vendor, name },
      day: forms.day(day),
      time,
      number,
      lines: till.items.map(({ name: text, count, each, cents, rate }) => ({
        name: text,
        times: count === 1 ? null : `${count} Stk x ${forms.amount(each)}`,
        amount: `${forms.amount(cents)} ${letters[rate]}`,
      })),
      total: forms.amount(till.total),
      paid: isCard ? null : { given: forms.amount(given), change: forms.amount(given - till.total) },
      card: isCard ? someCardSlip(random) : null,
      groups: groupTexts(till.groups, forms, (rate) => `${letters[rate]}= ${rate},0%`),
      points: `${random.whole(3, 90)},00`,
      market: random.digits(4),
      till: random.whole(1, 9),
      operator: random.digits(6),
      tse: someTse(random, day, time),
    },
  );
}

const DEALS = goodsOf(
  7,
  'Hähnchenbrust:399-699;Tiefkühlpizza:199-399;Weizenbrötchen:15-29;Speisequark:79-129;Zucchini:99-249;Mandeln 200g:199-329;Vollkorntoast:109-189;Möhren 1kg:79-149;Schokolade 100g:79-179',
);
const OFFERS = goodsOf(
  19,
  'Akku-Schrauber 12V:2999-5999;Arbeitssocken:499-999;Verlängerungskabel:699-1299;LED-Leiste:999-1999;Cola 1,25L:79-129;Allzweckreiniger:89-199',
);

export function discounter(random: Random): Slip {
  const forms = tillForms(random, ['brief', 'full']);
  const vendor = someBusiness(random, random.pick(['SPARFUX', 'Preiswerk Markt', 'DISKA-Markt *']));
  const [day, time] = [someDay(random), someTime(random)];
  const items = [...bought(random, DEALS, random.whole(2, 6)), ...bought(random, OFFERS, random.whole(1, 3))];
  const saved = random.whole(2, 9) * 50;
  const dearest = items.reduce((most, item) => (item.cents > most.cents ? item : most));
  if (dearest.cents > 3 * saved)
    items.push({ name: 'Coupon App-Rabatt', count: 1, each: -saved, cents: -saved, rate: dearest.rate });
  const till = tillOf(items);
  const mark = (rate: number) => (rate === 19 ? '2' : '1');
  const number = `${random.digits(4)}/${random.digits(3)}/${random.digits(2)}`;
  return slipOf(
    {
      ...tillFacts({ vendor: vendor.name, day, number, till }),
      vatId: vendor.vatId,
      paymentWay: 'card',
    },
    forms,
    {
      vendor,
      day: forms.day(day),
      time,
      number,
      lines: till.items.map(({ name, count, each, cents, rate }) => ({
        name: name.slice(0, 19),
        times: count === 1 ? null : `${count} x ${forms.amount(each)}`,
        amount: `${forms.amount(cents)} ${mark(rate)}`,
      })),
      count: till.items.length,
      total: forms.amount(till.total),
      saved: forms.amount(saved + random.whole(1, 8) * 100),
      card: someCardSlip(random),
      groups: groupTexts(till.groups, forms, (rate) => `${mark(rate)} ${rate}%`),
      until: forms.day(daysAfter(day, 30)),
      squares: someSquares(random),
      tse: someTse(random, day, time).slice(0, 4),
    },
  );
}
