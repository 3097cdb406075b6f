/** What rules over lists of codes (BR-CL) are made from. */
import type { EInvoice } from '../../model.ts';
import { EN, excerpt, GERMAN, say } from '../finding.ts';
import type { Rule, RuleSeverity, RuleText } from '../rule.ts';
import type { CodeList } from './code-list.ts';
import type { Coded } from './coded.ts';

export interface CodeRule {
  id: string;
  severity?: RuleSeverity;
  fields: readonly string[];
  /** What the code stands for, as in "no code for …". */
  name: RuleText;
  /** The list's name, for who mends it. */
  list: string;
  codes: CodeList;
  /** What takes the place of rule and list in variants of XRechnung. */
  variant?: { id: string; codes: CodeList; concerns(invoice: EInvoice): boolean };
  /** All places where the code may stand. */
  find(invoice: EInvoice, family: Parameters<Rule['find']>[1]): Coded[];
}

/** The rule of the standard and, where it has one, that of a variant of XRechnung. */
export function rulesOf({ id, severity, codes, variant, find, ...row }: CodeRule): Rule[] {
  const texts = { fields: row.fields, ...textsOf(row) };
  const official: Rule = {
    ...EN,
    ...(severity && { severity }),
    id,
    ...texts,
    find: (invoice, family) => (variant?.concerns(invoice) ? [] : unknown(find(invoice, family), codes)),
  };
  if (variant === undefined) return [official];
  return [
    official,
    {
      ...GERMAN,
      id: variant.id,
      ...texts,
      find: (invoice, family) =>
        variant.concerns(invoice) ? unknown(find(invoice, family), variant.codes) : [],
    },
  ];
}

function textsOf({
  name,
  list,
  fields,
}: Pick<CodeRule, 'name' | 'list' | 'fields'>): Pick<Rule, 'message' | 'mend'> {
  const terms = fields.join(', ');
  return {
    message: say(
      `„{code}“ ist kein Code für ${name.de} (${terms}).`,
      `“{code}” is no code for ${name.en} (${terms}).`,
    ),
    mend: say(`Nimm einen Code aus der Liste ${list}.`, `Take a code from the list ${list}.`),
  };
}

function unknown(coded: readonly Coded[], codes: CodeList) {
  return coded.flatMap(([path, text]) => {
    const code = text?.trim() ?? '';
    return code === '' || codes.has(code) ? [] : [{ path, values: { code: excerpt(code) } }];
  });
}
