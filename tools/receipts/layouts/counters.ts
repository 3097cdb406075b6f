/** Counters where one pays in coins: the bakery, the café. */
import { tillForms } from '../forms.ts';
import { someBusiness } from '../invented/business.ts';
import { someTse } from '../invented/identifiers.ts';
import { someDay, someTime } from '../invented/times.ts';
import type { Random } from '../random.ts';
import { type Slip, slipOf } from '../truth.ts';
import { bought, givenFor, goodsOf, groupTexts, tillFacts, tillOf } from './till.ts';

const BREAD =
  'Dinkelbrötchen:79-119;Roggenmisch 750g:369-499;Butterbrezel:149-229;Apfeltasche:219-289;Rosinenschnecke:229-299;Käsestange:199-269;Laugenecke:139-189;Bauernbrot halb:249-329';
const DRINKS =
  'Kaffee groß:289-369;Cappuccino:309-399;Latte Macchiato:359-449;Tee Kanne:319-419;Apfelschorle 0,3:289-379';

export function bakery(random: Random): Slip {
  const forms = tillForms(random, ['briefest', 'full', 'brief']);
  const vendor = someBusiness(random, random.pick(['Bäckerei *', 'Backstube *', 'Landbäckerei * GmbH']));
  const [day, time] = [someDay(random), someTime(random, 6, 17)];
  const isEatenIn = random.chance(0.5);
  const items = [
    ...bought(random, goodsOf(7, BREAD), random.whole(1, 4)),
    ...(isEatenIn ? bought(random, goodsOf(19, DRINKS), random.whole(1, 2)) : []),
  ];
  const till = tillOf(items);
  const given = givenFor(random, till.total);
  const number = random.digits(5);
  return slipOf(
    {
      ...tillFacts({ vendor: vendor.name, day, number, till }),
      paymentWay: 'cash',
    },
    forms,
    {
      vendor,
      day: forms.day(day),
      time,
      number,
      place: isEatenIn ? 'HIER' : 'MITNAHME',
      lines: items.map(({ name, count, each, cents, rate }) => ({
        name,
        count: `${count} x ${forms.amount(each)}`,
        amount: `*${forms.amount(cents)} ${rate === 7 ? 'A' : 'B'}`,
      })),
      total: forms.amount(till.total),
      given: forms.amount(given),
      change: forms.amount(given - till.total),
      groups: groupTexts(till.groups, forms, (rate) => `${rate === 7 ? 'A' : 'B'} ${rate}%`),
      seller: random.pick(['Fr. Gün', 'Anke', 'Hr. Polt', 'Mia', 'Verk. 12']),
      tse: someTse(random, day, time).slice(0, 3),
    },
  );
}

const CAKES =
  'Käsekuchen:389-469;Quiche Lorraine:690-890;Bagel Lachs:790-990;Porridge:590-790;Bananenbrot:329-429;Granola Bowl:790-990';

export function cafe(random: Random): Slip {
  const forms = tillForms(random, ['words', 'full', 'iso']);
  const vendor = someBusiness(
    random,
    random.pick(['Café Morgenrot', 'Kaffeehaus *', 'Rösterei Zwölf', 'Café Libelle']),
  );
  const [day, time] = [someDay(random), someTime(random, 8, 18)];
  const food = bought(random, goodsOf(7, CAKES), random.whole(1, 2));
  const items = [...food, ...bought(random, goodsOf(19, DRINKS), random.whole(1, 3))];
  const till = tillOf(items);
  const given = givenFor(random, till.total);
  const number = `${random.whole(100, 99999)}`;
  return slipOf(
    {
      ...tillFacts({ vendor: vendor.name, day, number, till }),
      paymentWay: 'cash',
    },
    forms,
    {
      vendor,
      day: forms.day(day),
      time,
      number,
      table: random.whole(1, 24),
      lines: items.map(({ name, count, cents }) => ({
        count: `${count}`,
        name,
        amount: forms.amount(cents),
      })),
      total: forms.amount(till.total),
      given: forms.amount(given),
      change: forms.amount(given - till.total),
      groups: groupTexts(till.groups, forms, (rate) => `${rate} %`),
      wifi: random.letters(4),
    },
  );
}
