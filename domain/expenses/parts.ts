/** Amounts of a part of a purchase, and their arithmetic. */
import { addCents, type Cents, subtractCents, ZERO } from '@belegbar/domain/money';

export interface Part {
  net: Cents;
  vat: Cents;
  deductible: Cents;
}

export const NOTHING: Part = { net: ZERO, vat: ZERO, deductible: ZERO };

/** What leads from one to the other. */
export function partBetween(before: Part, target: Part): Part {
  return {
    net: subtractCents(target.net, before.net),
    vat: subtractCents(target.vat, before.vat),
    deductible: subtractCents(target.deductible, before.deductible),
  };
}

export function sumOf(one: Part, other: Part): Part {
  return {
    net: addCents(one.net, other.net),
    vat: addCents(one.vat, other.vat),
    deductible: addCents(one.deductible, other.deductible),
  };
}

export function isNothing({ net, vat, deductible }: Part): boolean {
  return net === 0 && vat === 0 && deductible === 0;
}

export function grossOf({ net, vat }: Part): Cents {
  return addCents(net, vat);
}
