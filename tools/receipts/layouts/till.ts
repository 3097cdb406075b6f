/** What layouts of tills have in common: goods into a basket, sums of it, and their lines as texts. */
import type { Forms } from '../forms.ts';
import type { Random } from '../random.ts';
import { groupsOfGross, sumOf, type VatGroup } from '../vat.ts';

export interface Good {
  name: string;
  /** Least and most, in cents. */
  prices: readonly [number, number];
  rate: 7 | 19;
}

export interface Bought {
  name: string;
  count: number;
  each: number;
  cents: number;
  rate: number;
}

/** `Milch 3,5%: 99-139` a line; the rate is that of the list. */
export function goodsOf(rate: 7 | 19, text: string): Good[] {
  return text.split(';').map((line) => {
    const [name = '', prices = ''] = line.split(':');
    const [least = 0, most = 0] = prices.trim().split('-').map(Number);
    return { name: name.trim(), prices: [least, most], rate };
  });
}

/** Prices end in 9 or 5, as prices do. */
export function bought(random: Random, goods: readonly Good[], count: number): Bought[] {
  return random.some(goods, count).map(({ name, prices: [least, most], rate }) => {
    const each = Math.floor(random.whole(least, most) / 10) * 10 + random.pick([9, 9, 5, 0]);
    const times = random.chance(0.2) ? random.whole(2, 4) : 1;
    return { name, count: times, each, cents: each * times, rate };
  });
}

export interface Till {
  items: Bought[];
  total: number;
  groups: VatGroup[];
}

export function tillOf(items: Bought[]): Till {
  return { items, total: sumOf(items.map(({ cents }) => cents)), groups: groupsOfGross(items) };
}

/** What is true of a German till's slip whatever it looks like. */
export function tillFacts({ vendor, day, number, till }: SoldAt) {
  const { total, groups } = till;
  return { language: 'de', kind: 'receipt', vendor, day, number, total, groups } as const;
}

interface SoldAt {
  vendor: string;
  day: string;
  number: string;
  till: Till;
}

/** The groups as texts, their rate in the words of the till. */
export function groupTexts(groups: readonly VatGroup[], forms: Forms, rateText: (rate: number) => string) {
  return groups.map(({ rate, net, vat, gross }) => ({
    rate: rateText(rate),
    net: forms.amount(net),
    vat: forms.amount(vat),
    gross: forms.amount(gross),
  }));
}

/** What somebody gives for it in notes and coins. */
export function givenFor(random: Random, total: number): number {
  const notes = [500, 1000, 2000, 5000, 10000, 20000, 50000];
  const enough = notes.filter((note) => note >= total).slice(0, 2);
  return enough.length > 0 ? random.pick(enough) : Math.ceil(total / 5000) * 5000;
}

/** Widths of bars and gaps. */
export function someBars(random: Random, count: number): [number, number][] {
  return Array.from({ length: count }, (_, nth) => [nth % 2 === 0 ? 1 : 0, random.whole(1, 3)]);
}

/** Looks like a square code, and says nothing. */
export function someSquares(random: Random, size = 25): string[] {
  const corner = (x: number, y: number) => {
    const [left, top] = [Math.min(x, size - 1 - x), Math.min(y, size - 1 - y)];
    const isCorner = left < 7 && top < 7 && !(x > size / 2 && y > size / 2);
    return isCorner ? Math.max(Math.abs(left - 3), Math.abs(top - 3)) !== 2 : null;
  };
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => ((corner(x, y) ?? random.chance(0.5)) ? '1' : '0')).join(''),
  );
}

/** As tills write them: ß has no capital. */
export function capitals(text: string): string {
  return text
    .split('ß')
    .map((part) => part.toUpperCase())
    .join('ß');
}
