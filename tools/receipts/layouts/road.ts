/** On the road: fuel, parking, the car wash, taxis with a printer and with a block of receipts. */
import { germanForms, thousandths, tillForms } from '../forms.ts';
import { someBusiness } from '../invented/business.ts';
import { signed, someHand, written } from '../invented/handwriting.ts';
import { someCardSlip } from '../invented/identifiers.ts';
import { someDay, someTime } from '../invented/times.ts';
import type { Random } from '../random.ts';
import { type Kind, type Slip, slipOf, type Told } from '../truth.ts';
import { groupsOfGross, rounded } from '../vat.ts';
import { groupTexts, someBars } from './till.ts';

/** What all of them share: one price with VAT in it. */
function single(
  random: Random,
  kind: Kind,
  names: readonly string[],
  { total, rate }: { total: number; rate: number },
) {
  const forms = tillForms(random, ['full', 'brief', 'full', 'dashed']);
  const vendor = someBusiness(random, random.pick(names));
  const day = someDay(random);
  const groups = groupsOfGross([{ cents: total, rate }]);
  const number = random.digits(random.whole(4, 7));
  const told: Told = { language: 'de', kind, vendor: vendor.name, day, number, total, groups };
  const data = {
    vendor,
    number,
    day: forms.day(day),
    time: someTime(random),
    total: forms.amount(total),
    groups: groupTexts(groups, forms, (percent) => `${percent}`),
  };
  return { forms, told, data };
}

export function fuel(random: Random): Slip {
  /** To hundredths, as pumps print them. */
  const litres = random.whole(1200, 6800) * 10;
  const each = random.whole(155, 199) * 10 + 9;
  const total = rounded(litres * each, 10_000);
  const { forms, told, data } = single(random, 'fuel', ['Tankhof *', 'TANKPUNKT 24', 'Autohof * GmbH'], {
    total,
    rate: 19,
  });
  return slipOf({ ...told, vatId: data.vendor.vatId, paymentWay: 'card' }, forms, {
    ...data,
    pump: random.whole(1, 12),
    fuel: random.pick(['Super E10', 'Super E5', 'Diesel', 'Super Plus']),
    litres: thousandths(litres, ',').slice(0, -1),
    each: thousandths(each, ','),
    card: someCardSlip(random),
    points: random.whole(10, 70),
  });
}

export function parking(random: Random): Slip {
  const total = random.whole(3, 48) * 50;
  const { forms, told, data } = single(
    random,
    'parking',
    ['Parkhaus am Wehr GmbH', 'City-Parken *', 'Tiefgarage Neuer Markt'],
    { total, rate: 19 },
  );
  const isCard = random.chance(0.6);
  return slipOf({ ...told, paymentWay: isCard ? 'card' : 'cash' }, forms, {
    ...data,
    isCard,
    entry: someTime(random, 6, 12),
    exit: someTime(random, 13, 22),
    machine: random.digits(3),
    bars: someBars(random, 51),
    given: forms.amount(Math.ceil(total / 1000) * 1000),
  });
}

export function carwash(random: Random): Slip {
  const total = random.whole(8, 24) * 100 - random.pick([1, 10, 50]);
  const { forms, told, data } = single(random, 'receipt', ['Waschstraße *', 'Glanzpark Autowäsche'], {
    total,
    rate: 19,
  });
  return slipOf({ ...told, vatId: data.vendor.vatId, paymentWay: 'cash' }, forms, {
    ...data,
    programme: random.pick(['Premium', 'Schaum & Wachs', 'Basis', 'Unterboden']),
    bonus: random.whole(1, 9),
  });
}

export function taxi(random: Random): Slip {
  const total = random.whole(90, 690) * 10;
  const { forms, told, data } = single(random, 'receipt', ['Taxi *', 'Funktaxi * OHG'], { total, rate: 7 });
  return slipOf({ ...told, paymentWay: 'card' }, forms, {
    ...data,
    licence: random.whole(10, 2400),
    km: `${random.whole(2, 28)},${random.whole(0, 9)}`,
    base: forms.amount(430),
    card: someCardSlip(random),
  });
}

/** A block from the stationer's, filled in by hand. */
export function block(random: Random): Slip {
  const forms = germanForms(random, ['briefest', 'brief', 'bare']);
  const vendor = someBusiness(
    random,
    random.pick(['Taxi *', 'Blumen *', 'Schreibwaren *', 'Kurierdienst *']),
  );
  const day = someDay(random);
  const isTaxi = vendor.name.startsWith('Taxi');
  const total = random.whole(80, 890) * 10;
  const groups = groupsOfGross([{ cents: total, rate: isTaxi ? 7 : 19 }]);
  const number = random.digits(3);
  const hand = someHand(random);
  const note = (text: string) => written(random, hand, text);
  return slipOf(
    { language: 'de', kind: 'receipt', vendor: vendor.name, day, number, total, groups, paymentWay: 'cash' },
    forms,
    {
      vendor,
      number,
      rate: isTaxi ? '7' : '19',
      total: note(forms.amount(total)),
      net: note(forms.amount(groups[0]?.net ?? 0)),
      vat: note(forms.amount(groups[0]?.vat ?? 0)),
      day: note(forms.day(day)),
      from: note(random.pick(['Studio Lena K.', 'Jonas T.', 'Aylin D.'])),
      subject: note(
        isTaxi
          ? random.pick(['Fahrt Messe - Hotel', 'Bahnhof - Büro'])
          : random.pick(['Büromaterial', 'Strauß Empfang', 'Eilkurier']),
      ),
      signature: signed(random, hand),
    },
  );
}
