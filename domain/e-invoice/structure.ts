/** What is to be said of how a file is built, by the profile that it names: schema, rules of the syntax, and what stands twice. */
import type { KnownProfile } from './profile.ts';
import type { ReadEInvoice } from './read.ts';
import type { Rule, RuleFinding } from './rules/index.ts';
import { OF_SCHEMA, REPEATED } from './rules/of-files.ts';
import { ruleOf } from './rules/rule-of.ts';
import type { SchemaFault } from './schema/index.ts';

type Structure = Pick<ReadEInvoice, 'syntax' | 'schema' | 'broken' | 'repeated'>;

/** `found` is what the model broke: of one thing the model's rule speaks. */
export function structureFindings(
  { syntax, schema, broken, repeated }: Structure,
  profile: KnownProfile,
  found: readonly RuleFinding[],
): RuleFinding[] {
  const values = valuesIn(found);
  const bySchema = schema
    .filter((fault) => !isSaidOfValue(fault, values))
    .map((fault) => (isOfFacturX(fault, profile) ? asWarning(findingOf(fault)) : findingOf(fault)));
  const byRules = broken.flatMap(({ rule: id, breach }) => {
    const rule = ruleOf(id);
    const isSaid = found.some((other) => other.rule.id === id);
    return rule === undefined || isSaid || !concerns(rule, profile)
      ? []
      : [{ rule: inProfile(rule, profile), breach }];
  });
  if (syntax === 'zugferd-1') return byRules;
  const told = new Set([...bySchema, ...byRules].map(({ breach }) => breach.path));
  const twice = repeated
    .filter((path) => !told.has(path))
    .map((path) => ({ rule: REPEATED, breach: { path, values: { element: nameIn(path) } } }));
  return [...bySchema, ...byRules, ...twice];
}

function findingOf({ kind, path, said = '' }: SchemaFault): RuleFinding {
  const shown = kind === 'value' ? said : withoutNamespace(said);
  return { rule: OF_SCHEMA[kind], breach: { path, values: { element: nameIn(path), said: shown } } };
}

/** `Extra` for `{https://example.org/own}Extra`. */
function withoutNamespace(name: string): string {
  return name.replace(/\{[^}]*\}/g, '');
}

/** An attribute is told with its element: `cbc:Note languageID`. */
function nameIn(path: string): string {
  const plain = withoutNamespace(path);
  const [element = '', attribute] = plain
    .slice(plain.lastIndexOf('/', plain.lastIndexOf('/@') - 1) + 1)
    .split('/@');
  return attribute === undefined ? (plain.split('/').at(-1) ?? plain) : `${element} ${attribute}`;
}

/** What the schemas of Factur-X 1.09 (CII D22B) have and D16B has not: several earlier invoices, and parts of EXTENDED. */
function isOfFacturX({ kind, path }: SchemaFault, profile: KnownProfile): boolean {
  if (isXRechnung(profile)) return false;
  if (kind === 'often')
    return path.endsWith('/ram:ApplicableHeaderTradeSettlement/ram:InvoiceReferencedDocument');
  return (
    kind === 'unknown' && profile === 'extended' && ONLY_EXTENDED.some((part) => path.endsWith(`/${part}`))
  );
}

const ONLY_EXTENDED = [
  ...['IndustryAssignedID', 'ModelID', 'BatchID', 'ModelName'].map(
    (name) => `ram:SpecifiedTradeProduct/ram:${name}`,
  ),
  'ram:SpecifiedAdvancePayment/ram:InvoiceSpecifiedReferencedDocument',
];

function asWarning({ rule, breach }: RuleFinding): RuleFinding {
  return { rule: { ...rule, severity: 'warning' }, breach };
}

/** A number or day that is none is told at its place in the invoice, in words that say which. */
const OF_VALUES: readonly string[] = ['BB-NUMBER', 'BB-DAY'];

function valuesIn(found: readonly RuleFinding[]): Set<string> {
  return new Set(
    found
      .filter(({ rule }) => rule.severity === 'fatal' && OF_VALUES.includes(rule.id))
      .map(({ breach }) => breach.values?.text ?? ''),
  );
}

function isSaidOfValue({ kind, said }: SchemaFault, values: ReadonlySet<string>): boolean {
  return kind === 'value' && said !== undefined && values.has(said);
}

const isXRechnung = (profile: KnownProfile) => profile === 'xrechnung' || profile === 'xrechnung-extension';

/** EXTENDED has more of CII than EN 16931 (Factur-X 1.09); what Peppol asks for, only XRechnung takes over; our own care is for all. */
function concerns({ id, source }: Rule, profile: KnownProfile): boolean {
  if (source === 'Belegbar') return true;
  if (source !== 'EN 16931') return isXRechnung(profile);
  return profile !== 'extended' || !/^CII-/.test(id);
}

/** Warnings in the rules of CEN, which KoSIT's validator for XRechnung makes fatal. */
const STRICT_IN_XRECHNUNG: readonly string[] = ['CII-SR-452', 'CII-SR-453', 'CII-SR-454'];

function inProfile(rule: Rule, profile: KnownProfile): Rule {
  const isWarning = STRICT_IN_XRECHNUNG.includes(rule.id) && !isXRechnung(profile);
  return isWarning ? { ...rule, severity: 'warning' } : rule;
}
