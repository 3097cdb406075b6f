/** What is asked of our own invoices beyond the rules: they are written in both syntaxes, whose lists of codes differ. */
import type { EInvoice } from '../model.ts';
import { CODE_LIST_RULES } from './code-lists/index.ts';
import { findBreaches, type RuleFinding, type RuleProfile } from './index.ts';
import type { Breach } from './rule.ts';

/** South Sudan is missing in the list for CII, the Netherlands Antilles in that for UBL (BR-CL-14). */
const IN_ONE_LIST = ['SS', 'AN'];
const COUNTRIES = CODE_LIST_RULES.filter(({ id }) => id === 'BR-CL-14');

/** Every place at which an invoice of ours breaks a rule of the profile in one of the syntaxes; fatal ones first. */
export function findOwnBreaches(invoice: EInvoice, profile: RuleProfile): RuleFinding[] {
  const breaches = (['seller', 'buyer', 'delivery'] as const).flatMap((party): Breach[] => {
    const code = invoice[party]?.address?.country ?? '';
    return IN_ONE_LIST.includes(code) ? [{ path: `${party}.address.country`, values: { code } }] : [];
  });
  const countries = COUNTRIES.flatMap((rule) => breaches.map((breach) => ({ rule, breach })));
  return [...countries, ...findBreaches(invoice, profile)];
}
