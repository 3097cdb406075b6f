/** Businesses that there are not, with all that stands in the head and foot of their papers. */
import type { Random } from '../random.ts';
import { someIban, someTaxNumber, someVatId } from './identifiers.ts';
import { LAST_NAMES, type Place, somePerson, somePlace } from './people.ts';

export interface Business extends Place {
  name: string;
  owner: string;
  phone: string;
  web: string;
  mail: string;
  vatId: string;
  taxNumber: string;
  iban: string;
  bic: string;
  bank: string;
  register: string;
  since: number;
}

/** @param name with `*` where a family's name comes in */
export function someBusiness(random: Random, name: string): Business {
  const family = random.pick(LAST_NAMES);
  const full = name.replace('*', family);
  const place = somePlace(random);
  const domain = `${plainLetters(full).slice(0, 22)}.example`;
  return {
    ...place,
    name: full,
    owner: name.includes('*') ? somePerson(random).replace(/\S+$/, family) : somePerson(random),
    phone: somePhone(random, place.areaCode),
    web: `www.${domain}`,
    mail: `${random.pick(['info', 'kontakt', 'rechnung'])}@${domain}`,
    vatId: someVatId(random),
    taxNumber: someTaxNumber(random),
    iban: someIban(random),
    bic: `${random.letters(4)}DE${random.letters(2)}${random.chance(0.5) ? random.letters(3) : ''}`,
    bank: `${random.pick(['Landbank', 'Stadtbank', 'Bürgerbank', 'Handelsbank'])} ${place.town}`,
    register: `HRB ${random.whole(1000, 99999)} ${place.town}`,
    since: random.whole(1898, 2019),
  };
}

/** Some of them look like amounts. */
function somePhone(random: Random, areaCode: string): string {
  const digits = random.digits(2);
  return random.pick([
    `${areaCode} / ${random.whole(10, 99)} ${random.whole(10, 99)}-0`,
    `${areaCode}-${random.whole(100, 999)}.${digits}`,
    `(${areaCode}) ${random.whole(11, 99)}.${random.whole(11, 99)}.${digits}`,
    `+49 ${areaCode.slice(1)} ${random.whole(1000, 99999)}`,
  ]);
}

function plainLetters(text: string): string {
  const replaced = text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? '');
  return replaced.replace(/ (gmbh|kg|ag|e\. ?k\.|ug|se).*$/, '').replace(/[^a-z0-9]+/g, '-');
}
