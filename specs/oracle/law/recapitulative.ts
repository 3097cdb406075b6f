/** The recapitulative statement (§ 18a UStG): per customer what went to businesses in the EU, services `S` and goods `L`. */
import type { Grown } from '../course.ts';
import type { Sale } from '../state/sale.ts';
import { inAdvance } from './annual-return.ts';
import { salesInReturns } from './sales.ts';

/** § 18b UStG: the same supplies stand in Kz 21 and 41, in the same periods (§ 18a (8)). */
const KINDS: Readonly<Record<string, string>> = { '21': 'S', '41': 'L' };

export function salesInStatement(sale: Sale): Grown[] {
  return inAdvance(salesInReturns(sale)).flatMap((grown) => {
    const kind = KINDS[grown.key];
    return kind === undefined ? [] : [{ ...grown, key: `${sale.vatId} ${kind}` }];
  });
}
