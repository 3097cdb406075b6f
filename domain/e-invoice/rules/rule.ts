/** What a rule over an electronic invoice is, and what it finds. */
import type { EInvoice } from '../model.ts';

/** `fatal`: the receiver may refuse the file. `warning`: it will be read, but something is unusual. */
export type RuleSeverity = 'fatal' | 'warning';

/** Where the rule comes from: the European standard, XRechnung (Germany), Peppol as XRechnung has taken it over, or our own care. */
export type RuleSource = 'EN 16931' | 'XRechnung' | 'Peppol' | 'Belegbar';

/** A text for people in the two languages of the product; `{name}` stands for a value of the finding. */
export interface RuleText {
  de: string;
  en: string;
}

/** One place at which a rule is broken. */
export interface Breach {
  /** Path into the model: `number`, `seller.address.city`, `lines.2.price.net`, `vatBreakdown.0.tax`. */
  path: string;
  /** For the placeholders of message and mend; amounts as decimals with a point. */
  values?: Record<string, string>;
}

export interface Rule {
  /** The official number, e.g. `BR-CO-15`, `BR-DE-1`, `PEPPOL-EN16931-R120`. */
  id: string;
  severity: RuleSeverity;
  source: RuleSource;
  /** The terms that it speaks of, e.g. `BT-112`. */
  fields: readonly string[];
  /** What is wrong, in plain words. */
  message: RuleText;
  /** What to do about it, as the seller. */
  mend: RuleText;
  /** The official rule that says the same of larger differences: where it speaks, this one is silent. */
  silentBeside?: string;
  /** Every place at which the invoice breaks the rule; none where it keeps it or the rule does not concern it. */
  find(invoice: EInvoice, writtenIn: WrittenIn): Breach[];
}

/** The official rules of the two syntaxes differ here and there; where it is not written yet, the more lenient counts. */
export type WrittenIn = 'ubl' | 'cii' | 'either';

/** A broken rule, told at its place. */
export interface RuleFinding {
  rule: Rule;
  breach: Breach;
}
