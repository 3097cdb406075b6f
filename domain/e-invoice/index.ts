/** Electronic invoices by EN 16931: the model, its two syntaxes, its rules. */
export { writeCii } from './cii/index.ts';
export { composeEInvoice, TYPE_CODES } from './compose/index.ts';
export { emptyEInvoice, emptyItem, emptyLine, emptyParty } from './empty.ts';
export type * from './model.ts';
export { KNOWN_PROFILES, type KnownProfile, PROFILES, type Profile, profileOf } from './profile.ts';
export { type ReadEInvoice, readEInvoice, SYNTAXES, type Syntax } from './read.ts';
export { eInvoiceProblems, profileOfFormat, type Readiness } from './readiness.ts';
export {
  type Breach,
  findBreaches,
  NOT_IMPLEMENTED,
  RULES,
  type Rule,
  type RuleFinding,
  type RuleProfile,
  type RuleSeverity,
} from './rules/index.ts';
export { findOwnBreaches } from './rules/own.ts';
export { ruleOf } from './rules/rule-of.ts';
export { ruleOfModel } from './rules/rule-of-model.ts';
export { ruleText } from './rules/rule-text.ts';
export {
  DAMAGED_PDF,
  OTHER_INVOICE,
  RULES_OF_OTHER_INVOICES,
  UNREAD_INVOICE,
} from './rules-of-pdfs.ts';
export { type SaidTerms, termsOf } from './skonto.ts';
export { OTHER_CURRENCY } from './syntax-rules/currencies.ts';
export { writeUbl } from './ubl/index.ts';
export { isElectronicInvoice, ruleProfileOf, type Verdict, validateEInvoice } from './validate.ts';
export { element, NAMESPACES, nameOf, prefixOf, type XmlElement } from './xml/index.ts';
