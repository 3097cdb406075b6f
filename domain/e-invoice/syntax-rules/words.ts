/** What rules say that both syntaxes have under one number. */
import { say } from '../rules/finding.ts';

export const VAT_ONCE = say(
  'Die Umsatzsteuer ist {count}-mal angegeben, einmal ist richtig: Zwei Programme könnten zwei Summen lesen.',
  'The VAT is given {count} times, once is right: two programs might read two sums.',
);

export const WHICH_KIND = say(
  'Es ist nicht gesagt, ob der Betrag ein Rabatt oder ein Zuschlag ist (true oder false).',
  'The amount is marked neither as a discount nor as a surcharge (true or false).',
);

export const DISCOUNTS_ONLY = say(
  'Auf einen Preis gibt es nur Rabatte, keine Zuschläge.',
  'A price has discounts only, no surcharges.',
);

export const NO_OBJECT = say(
  'Ein Verweis einer Position ist nicht von der Art 130.',
  'A reference of an item is not of type 130.',
);

export const NO_CURRENCY = say(
  'Der Betrag „{element}“ nennt keine Währung aus der Liste ISO 4217 („{said}“).',
  'The amount “{element}” names no currency of the list ISO 4217 (“{said}”).',
);
