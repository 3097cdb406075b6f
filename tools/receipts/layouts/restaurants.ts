/** Tables where one is served: the restaurant with a tip, and a pub of the United Kingdom. */
import { englishForms, germanForms } from '../forms.ts';
import { someBusiness } from '../invented/business.ts';
import { signed, someHand, written } from '../invented/handwriting.ts';
import { someCardSlip, someTse } from '../invented/identifiers.ts';
import { somePerson } from '../invented/people.ts';
import { someDay, someTime } from '../invented/times.ts';
import type { Random } from '../random.ts';
import { type Slip, slipOf } from '../truth.ts';
import { bought, goodsOf, groupTexts, type Till, tillOf } from './till.ts';

const MEALS = goodsOf(
  7,
  'Wiener Schnitzel:1990-2690;Risotto Steinpilze:1590-1990;Tagessuppe:590-790;Zanderfilet:2190-2890;Salat Ziegenkäse:1290-1590;Käsespätzle:1290-1690;Tiramisu:690-890;Pasta al Forno:1190-1590;Rinderroulade:1890-2390;Menü Mittag:1190-1490',
);
const DRINKS = goodsOf(
  19,
  'Mineralwasser 0,75:590-790;Pils 0,4:420-540;Weißburgunder 0,2:690-890;Espresso:240-320;Apfelschorle 0,4:390-490;Flasche Lugana:2690-3490;Alkoholfr. Weizen:450-550',
);

export function restaurant(random: Random): Slip {
  const forms = germanForms(random, ['full', 'brief', 'bare']);
  const vendor = someBusiness(
    random,
    random.pick(['Gasthaus *', 'Ristorante Da *', 'Restaurant Seeblick', 'Wirtshaus zum Anker']),
  );
  const [day, time] = [someDay(random), someTime(random, 12, 22)];
  const till = tillOf([
    ...bought(random, MEALS, random.whole(2, 4)),
    ...bought(random, DRINKS, random.whole(1, 4)),
  ]);
  const tip = random.pick(['card', 'hand', 'none'] as const);
  const tipCents = tip === 'none' ? 0 : tipFor(random, till.total);
  const total = till.total + tipCents;
  const isCard = tip === 'card' || random.chance(0.4);
  const number = random.pick([
    `R-${random.digits(5)}`,
    random.digits(6),
    `${random.digits(2)}/${random.digits(4)}`,
  ]);
  const hand = someHand(random);
  const note = (text: string) => written(random, hand, text);
  const meal = random.chance(0.6)
    ? {
        guests: note(`${somePerson(random)}, ${somePerson(random)}`),
        occasion: note(random.pick(['Projektstart Website', 'Angebot besprochen', 'Abnahme Entwurf'])),
        signature: signed(random, hand),
      }
    : null;
  return slipOf(
    {
      language: 'de',
      kind: 'receipt',
      vendor: vendor.name,
      day,
      number,
      total,
      ...(tip === 'none' ? {} : { tip: tipCents }),
      groups: till.groups,
      vatId: vendor.vatId,
      paymentWay: isCard ? 'card' : 'cash',
    },
    forms,
    {
      ...tillTexts(till, forms),
      vendor,
      day: forms.day(day),
      time,
      number,
      table: random.whole(1, 40),
      waiter: random.pick(['Ebru', 'Marco', 'S. Lind', 'Kellner 4']),
      sum: forms.amount(till.total),
      cardTip: tip === 'card' ? { tip: forms.amount(tipCents), total: forms.amount(total) } : null,
      handTip:
        tip === 'hand'
          ? {
              tip: note(forms.amount(tipCents)),
              total: note(forms.amount(total)),
              signature: signed(random, hand),
            }
          : null,
      card: isCard ? someCardSlip(random) : null,
      meal,
      tse: someTse(random, day, time),
    },
  );
}

/** Up to the next whole euros, as people do. */
function tipFor(random: Random, total: number): number {
  return Math.ceil((total * random.between(1.05, 1.11)) / 100) * 100 - total;
}

function tillTexts({ items, groups }: Till, forms: { amount(cents: number): string }) {
  return {
    lines: items.map(({ name, count, each, cents }) => ({
      count: `${count}`,
      name,
      each: forms.amount(each),
      amount: forms.amount(cents),
    })),
    groups: groupTexts(groups, { ...forms, day: String }, (rate) => `${rate}%`),
  };
}

const PUB =
  'Fish & Chips:1450-1790;Pale Ale Pint:560-690;Sunday Roast:1790-2190;Sticky Toffee:690-850;Sparkling Water:290-390;Veggie Pie:1290-1590;Flat White:320-390';

export function pub(random: Random): Slip {
  const forms = englishForms(random, ['slashed', 'britishShort', 'slashed']);
  const name = random.pick(['The Copper Heron', 'Maple & Thorn', 'The Lantern Yard', 'Ferryman’s Rest']);
  const [day, time] = [someDay(random), someTime(random, 12, 22)];
  const items = bought(random, goodsOf(19, PUB), random.whole(2, 5)).map((item) => ({ ...item, rate: 20 }));
  const till = tillOf(items);
  const service = random.chance(0.5) ? Math.round(till.total / 8) : 0;
  const number = random.digits(6);
  const vatId = `GB${random.digits(9)}`;
  return slipOf(
    {
      language: 'en',
      kind: 'receipt',
      vendor: name,
      day,
      number,
      currency: 'GBP',
      total: till.total + service,
      ...(service === 0 ? {} : { tip: service }),
      groups: till.groups,
      vatId,
      paymentWay: 'card',
    },
    forms,
    {
      name,
      address: [
        `${random.whole(2, 190)} Weir Lane`,
        random.pick(['Northbridge NX4 2QT', 'Saltmarsh SX1 9ZZ']),
      ],
      lines: items.map(({ name: text, count, cents }) => ({
        text: `${count} ${text}`,
        amount: forms.amount(cents),
      })),
      day: forms.day(day),
      time,
      number,
      vatId,
      covers: random.whole(1, 6),
      sum: forms.amount(till.total),
      service: service === 0 ? null : forms.amount(service),
      total: forms.amount(till.total + service),
      groups: groupTexts(till.groups, forms, (rate) => `${rate}%`),
      card: someCardSlip(random),
    },
  );
}
