/** The advance return USt 1 A: which boxes are bases in whole euros, which are tax with cents, and Kz 83. */
import { fraction, inEuros, sum } from '../amounts.ts';

/** Bases, and in percent the tax that the form computes of their whole euros. */
export const BASES: Readonly<Record<string, bigint>> = {
  '81': 19n,
  '86': 7n,
  '87': 0n,
  '41': 0n,
  '43': 0n,
  '48': 0n,
  '89': 19n,
  '93': 7n,
  '46': 0n,
  '84': 0n,
  '60': 0n,
  '21': 0n,
  '45': 0n,
  '50': 0n,
  '35': 0n,
  '77': 0n,
  '76': 0n,
  '44': 0n,
  '49': 0n,
  '91': 0n,
  '90': 0n,
  '95': 0n,
  '94': 0n,
  '73': 0n,
  '42': 0n,
};

/** Tax, and whether it is owed or deducted. */
export const TAXES: Readonly<Record<string, bigint>> = {
  '47': 1n,
  '85': 1n,
  '36': 1n,
  '80': 1n,
  '98': 1n,
  '96': 1n,
  '74': 1n,
  '65': 1n,
  '69': 1n,
  '63': -1n,
  '59': -1n,
  '64': -1n,
  '66': -1n,
  '61': -1n,
  '62': -1n,
  '67': -1n,
  // Only named: it has lowered Kz 66 and the like already.
  '37': 0n,
};

/** The form takes no cents of a base; they are cut. */
export function wholeEuros(exact: bigint): bigint {
  return exact / 100n;
}

/** Kz 83 of the boxes as they are filled in: bases in whole euros, tax in cents. */
export function payable(boxes: ReadonlyMap<string, bigint>): string {
  return inEuros(payableCents(boxes, BASES, TAXES));
}

/** What boxes come to that are filled in so. */
export function payableCents(
  boxes: ReadonlyMap<string, bigint>,
  bases: Readonly<Record<string, bigint>>,
  taxes: Readonly<Record<string, bigint>>,
): bigint {
  const ofBases = Object.entries(bases).map(([box, rate]) =>
    fraction((boxes.get(box) ?? 0n) * 100n, rate, 100n),
  );
  const ofTaxes = Object.entries(taxes).map(([box, sign]) => (boxes.get(box) ?? 0n) * sign);
  return sum([...ofBases, ...ofTaxes]);
}
