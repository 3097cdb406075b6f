/** What is to be said of an e-invoice that somebody wrote: the rules of the specification that it names, and whether it keeps them. */
import type { EInvoice } from './model.ts';
import { type KnownProfile, profileOf } from './profile.ts';
import { familyOf, type ReadEInvoice, type Syntax } from './read.ts';
import { findBreachesIn, type Rule, type RuleFinding, type RuleProfile } from './rules/index.ts';
import { NOTE_SUBJECT } from './rules/note-subject.ts';
import { EMPTY_ELEMENTS, NOT_AN_E_INVOICE } from './rules/of-files.ts';
import { structureFindings } from './structure.ts';
import { asMarked } from './unmarked.ts';

export interface Verdict {
  profile: KnownProfile;
  /** No fatal finding. */
  valid: boolean;
  /** Fatal ones first. */
  findings: RuleFinding[];
}

/** Profiles that the law does not take for an e-invoice (§ 14 (1) UStG): they say less than EN 16931 wants. */
const NO_E_INVOICES: readonly KnownProfile[] = ['minimum', 'basic-wl', 'zugferd-1'];

/** What MINIMUM has, by the rules of Factur-X 1.09 for it: number, day, type, currency, parties and totals. It knows no sums behind them. */
const MINIMUM = /^(BR-0[1-9]|BR-1[3-5]|BR-CO-(09|26)|BR-DEC-1[2348]|BR-CL-.*)$/;

/** Rules over lines, which BASIC WL does not have. */
const NEEDS_LINES = /^(BR-16|BR-CO-10|BR-(S|Z|E|AE|IC|G|O|AF|AG)-(01|08)|BB-.*)$/;

/** What every invoice has: number, day, parties, and sums that add up. */
const ZUGFERD_1: readonly string[] = ['BR-02', 'BR-03', 'BR-06', 'BR-07', 'BR-CO-14', 'BR-CO-15', 'BR-CO-16'];

/** The verdict on a file that was read. Files of the minimal profiles and of ZUGFeRD 1 are told to be no e-invoices. */
export function validateEInvoice(file: Omit<ReadEInvoice, 'unread'>): Verdict {
  const profile = syntaxProfile(file.syntax, file.invoice);
  const rules = ruleProfileOf(profile);
  const hasPeppol = rules === 'xrechnung' && file.invoice.customization?.includes('xrechnung_3') === true;
  const found = findBreachesIn(
    asMarked(file.invoice, file.unmarked),
    rules,
    familyOf(file.syntax) ?? 'either',
  );
  const findings = [
    ...found
      .filter(({ rule }) => concerns(rule, profile, hasPeppol))
      .map((finding) => (isOnlyBlank(finding, file.empty, rules) ? asWarning(finding) : finding)),
    ...(hasPeppol ? emptyElements(file) : []),
    ...structureFindings(file, profile, found),
    ...noteSubjects(file),
    ...(!isElectronicInvoice(profile) ? [{ rule: NOT_AN_E_INVOICE, breach: { path: 'customization' } }] : []),
  ];
  const fatal = findings.filter(({ rule }) => rule.severity === 'fatal');
  return {
    profile,
    valid: fatal.length === 0,
    findings: [...fatal, ...findings.filter(({ rule }) => rule.severity !== 'fatal')],
  };
}

/** The official rule asks only that the element or attribute stands there, and takes one that says nothing. */
function isOnlyBlank({ rule }: RuleFinding, empty: readonly string[], profile: RuleProfile): boolean {
  // Elsewhere a blank unit is none of the list (BR-CL-23), which in XRechnung only warns.
  if (rule.id === 'BR-23' && profile !== 'xrechnung') return false;
  return BLANK_ACCEPTED.some(([ids, places]) => ids.test(rule.id) && empty.some((path) => places.test(path)));
}

/** Rules, and where what they ask for may stand blank. */
const BLANK_ACCEPTED: readonly (readonly [ids: RegExp, places: RegExp])[] = [
  [
    /^BR-CO-26$/,
    /(AccountingSupplierParty.*(CompanyID|PartyIdentification\/cbc:ID)|SellerTradeParty.*ram:(Global)?ID)$/,
  ],
  [
    /^BR-(S|Z|E|AE|IC|G|AF|AG)-0[234]$/,
    /(PartyTaxScheme\/cbc:CompanyID|SpecifiedTaxRegistration\/ram:ID|PartyLegalEntity\/cbc:CompanyID)$/,
  ],
  [/^BR-23$/, /@unitCode$/],
];

function asWarning({ rule, breach }: RuleFinding): RuleFinding {
  return { rule: { ...rule, severity: 'warning' }, breach };
}

function emptyElements({ empty }: Pick<ReadEInvoice, 'empty'>): RuleFinding[] {
  const elements = empty.filter((path) => !path.includes('/@'));
  return elements.map((path) => ({ rule: EMPTY_ELEMENTS, breach: { path } }));
}

/** In UBL a note's subject stands in its text. */
function noteSubjects({ syntax, invoice }: Omit<ReadEInvoice, 'unread'>): RuleFinding[] {
  if (familyOf(syntax) !== 'ubl') return [];
  return NOTE_SUBJECT.flatMap((rule) => rule.find(invoice, 'ubl').map((breach) => ({ rule, breach })));
}

/** Whether the law takes a file of that profile for an electronic invoice (§ 14 (1) s. 3 and 6 UStG). */
export function isElectronicInvoice(profile: KnownProfile): boolean {
  return !NO_E_INVOICES.includes(profile);
}

/** The rules that a file of that profile is assessed by. */
export function ruleProfileOf(profile: KnownProfile): RuleProfile {
  return profile === 'xrechnung' || profile === 'xrechnung-extension' ? 'xrechnung' : 'en16931';
}

function syntaxProfile(syntax: Syntax, { customization }: EInvoice): KnownProfile {
  return syntax === 'zugferd-1' ? 'zugferd-1' : profileOf(customization);
}

/** Earlier versions of XRechnung did not have the rules of Peppol; minimal profiles have no lines, ZUGFeRD 1 nothing of EN 16931. */
function concerns(rule: Rule, profile: KnownProfile, hasPeppol: boolean): boolean {
  if (profile === 'zugferd-1') return ZUGFERD_1.includes(rule.id);
  if (profile === 'minimum') return MINIMUM.test(rule.id);
  if (profile === 'basic-wl') return !NEEDS_LINES.test(rule.id);
  return hasPeppol || rule.source !== 'Peppol';
}
