import { describe, expect, test } from 'vitest';
import { pageTexts } from '../../documents/testing/read-pdf.ts';
import { checkIban } from '../../domain/business/index.ts';
import { LAYOUTS } from './layouts/index.ts';
import { makeSlip } from './slip.ts';
import type { Truth } from './truth.ts';

/** Four of each layout, so that most of their variants come. */
const SEEDS_OF_LAYOUTS = LAYOUTS.map(([layout], nth) => ({
  layout,
  seeds: [0, 1, 2, 3].map((round) => nth + round * LAYOUTS.length),
}));

describe.each(SEEDS_OF_LAYOUTS)('$layout', ({ seeds }) => {
  const slips = seeds.map(makeSlip);

  test('net, VAT, what has none and the tip add up to the total, to the cent', () => {
    for (const { truth } of slips) {
      const { vat, withoutVat, tip } = truth;
      const parts = [...vat.flatMap(({ net, amount }) => [net, amount]), withoutVat, tip ?? '0'].map(cents);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(truth.total));
      expect(cents(withoutVat)).toBeGreaterThanOrEqual(0);
    }
  });

  test('the VAT of each rate is that of its net amount, to the cent of the rounding', () => {
    for (const { truth } of slips)
      for (const { rate, net, amount } of truth.vat)
        expect(Math.abs(cents(amount) * 100 - cents(net) * Number(rate))).toBeLessThanOrEqual(60);
  });

  test('all that is true of it can be read in the text of the PDF', async () => {
    for (const { pdf, printed, truth } of slips) {
      const text = (await pageTexts(pdf)).join('');
      const said = Object.values(printed)
        .flat()
        .filter((value) => value !== null);
      expect(said.filter((value) => !text.includes(value.replace(/\s+/g, '').toLowerCase()))).toEqual([]);
      expect(digitsOf(printed.total)).toBe(digitsOf(truth.total));
      expect(printed.vat.map(digitsOf)).toEqual(truth.vat.map(({ amount }) => digitsOf(amount)));
    }
  });

  test('an IBAN on it has right check digits', () => {
    const ibans = slips.flatMap(({ truth }) => truth.iban ?? []);
    expect(ibans.filter((iban) => !checkIban(iban).ok)).toEqual([]);
  });
});

test('the same seed gives the same bytes, and another one others', () => {
  const bytes = (seed: number) => Buffer.from(makeSlip(seed).pdf).toString('base64');
  expect(bytes(1)).toBe(bytes(1));
  expect(bytes(1 + LAYOUTS.length)).not.toBe(bytes(1));
});

test('a third is held out, some of every layout, and some of every layout is not', () => {
  const truths = Array.from({ length: 3 * LAYOUTS.length }, (_, seed) => makeSlip(seed).truth);
  expect(truths.filter(({ heldOut }) => heldOut).length).toBe(LAYOUTS.length);
  for (const [layout] of LAYOUTS) expect(heldOutOf(truths, layout).sort()).toEqual([false, false, true]);
});

function heldOutOf(truths: readonly Truth[], layout: string): boolean[] {
  return truths.filter((truth) => truth.layout === layout).map(({ heldOut }) => heldOut);
}

function cents(amount: string): number {
  return Number(amount.replace('.', ''));
}

function digitsOf(amount: string): string {
  return amount.replace(/\D/g, '');
}
