/** An e-invoice of anybody with the verdict on it. The rules run where the file is read: one of a hundred thousand lines takes its time. */
import {
  type EInvoice,
  type ELine,
  type KnownProfile,
  type RuleFinding,
  validateEInvoice,
} from '@belegbar/domain/e-invoice';
import { findingsOfPdf } from './findings-of-pdf.ts';
import { type EInvoiceFile, type ReadEInvoiceFile, readEInvoiceFile } from './read-file.ts';

/** A broken rule by its number, at its place in the model. */
export interface FileFinding {
  rule: string;
  path: string;
  values?: Record<string, string>;
}

export interface FileVerdict {
  profile: KnownProfile;
  /** No rule is broken that is fatal. */
  valid: boolean;
  /** Fatal ones first; the first 500. */
  findings: FileFinding[];
  findingsTotal: number;
  /** Numbers of the broken rules, each once. */
  fatal: string[];
  warnings: string[];
}

export type AssessedEInvoiceFile =
  | ({ ok: true; verdict: FileVerdict } & EInvoiceFile)
  | Extract<ReadEInvoiceFile, { ok: false }>;

/** As `readEInvoiceFile`, and `validateEInvoice` on what it read. An invoice of more than 20,000 parts or ten million letters is `xml.large`. */
export function assessEInvoiceFile(bytes: Uint8Array): AssessedEInvoiceFile {
  const read = readEInvoiceFile(bytes);
  if (!read.ok) return read;
  if (countOf(read.invoice) > PARTS_MAXIMUM || JSON.stringify(read.invoice).length > TEXT_MAXIMUM)
    return { ok: false, code: 'xml.large' };
  return { ...read, verdict: verdictOn(read) };
}

/** More than anybody reads; whoever shows it would be busy for seconds. */
const PARTS_MAXIMUM = 20_000;
/** As JSON, without the files in it. */
const TEXT_MAXIMUM = 10_000_000;

/** Lines, lines within lines, and whatever else there can be many of. */
function countOf({ lines, ...invoice }: EInvoice): number {
  const others = Object.values(invoice).filter((part) => Array.isArray(part));
  return others.reduce((sum, part) => sum + part.length, countOfLines(lines));
}

function countOfLines(lines: readonly ELine[]): number {
  return lines.reduce((sum, line) => sum + 1 + partsOf(line) + countOfLines(line.subLines), 0);
}

function partsOf({ allowances, charges, item }: ELine): number {
  return (
    allowances.length + charges.length + (item?.attributes.length ?? 0) + (item?.classifications.length ?? 0)
  );
}

const FINDINGS_MAXIMUM = 500;

function verdictOn(file: EInvoiceFile): FileVerdict {
  const { profile, valid, findings: ofInvoice } = validateEInvoice(file);
  const isFatal = ({ rule }: RuleFinding) => rule.severity === 'fatal';
  const around = findingsOfPdf(file);
  const fatal = ofInvoice.filter(isFatal);
  const findings = [...fatal, ...around, ...ofInvoice.filter((finding) => !isFatal(finding))];
  // None of those around it is fatal, and none is to be lost behind the fatal ones.
  const pushedOut = Math.max(0, fatal.length + around.length - FINDINGS_MAXIMUM);
  const first = findings.filter((_, at) => at < fatal.length - pushedOut || at >= fatal.length);
  return {
    profile,
    valid,
    findings: first.slice(0, FINDINGS_MAXIMUM).map(storable),
    findingsTotal: findings.length,
    fatal: numbersOf(findings, 'fatal'),
    warnings: numbersOf(findings, 'warning'),
  };
}

const VALUE_LENGTH = 200;

/** What a hostile file says at length stands within it. */
function storable({ rule, breach: { path, values = {} } }: RuleFinding): FileFinding {
  const said = Object.entries(values).map(([name, value]) => [
    name,
    value.slice(0, VALUE_LENGTH).toWellFormed(),
  ]);
  return { rule: rule.id, path, ...(said.length > 0 && { values: Object.fromEntries(said) }) };
}

function numbersOf(findings: readonly RuleFinding[], severity: 'fatal' | 'warning'): string[] {
  return [...new Set(findings.filter(({ rule }) => rule.severity === severity).map(({ rule }) => rule.id))];
}
