/** What is said of a file, in the words of a language. */
import type { CheckedInvoice } from '@belegbar/contract/e-invoice-check';
import {
  type EInvoice,
  isElectronicInvoice,
  type KnownProfile,
  ruleOf,
  ruleProfileOf,
  ruleText,
  type Syntax,
} from '@belegbar/domain/e-invoice';
import type { z } from 'zod';
import type { LeftOutFile, StoredFinding } from './tables.ts';

export type Language = 'de' | 'en';
export type CheckedMessage = z.output<typeof CheckedInvoice>;

export interface CheckedFile {
  fileName: string;
  container: 'xml' | 'pdf';
  embedded: string | null;
  syntax: Syntax;
  profile: KnownProfile;
  invoice: EInvoice;
  unread: string[];
  findings: StoredFinding[];
  findingsTotal: number;
  fatal: string[];
  warnings: string[];
  enclosed: CheckedMessage['enclosed'];
  leftOut: LeftOutFile[];
}

export function checkedMessage(file: CheckedFile, language: Language): CheckedMessage {
  const { container, embedded, syntax, profile, invoice } = file;
  return {
    fileName: file.fileName,
    container,
    embedded,
    syntax,
    profile,
    invoice,
    customization: invoice.customization ?? '',
    isElectronicInvoice: isElectronicInvoice(profile),
    verdict: {
      valid: file.fatal.length === 0,
      judgedBy: ruleProfileOf(profile),
      fatal: file.fatal,
      warnings: file.warnings,
    },
    findings: file.findings.flatMap((finding) => findingMessage(finding, file.fatal, language)),
    findingsTotal: file.findingsTotal,
    unread: file.unread,
    enclosed: file.enclosed.map(({ position, name, contentType, size }) => ({
      position,
      name,
      contentType,
      size,
    })),
    leftOut: file.leftOut,
    isShortened: false,
  };
}

/** A rule that is no more has no words either; its number stands in the verdict. */
function findingMessage(
  { rule: id, path, values }: StoredFinding,
  fatal: readonly string[],
  language: Language,
): CheckedMessage['findings'] {
  const rule = ruleOf(id);
  if (rule === undefined) return [];
  return [
    {
      rule: id,
      // The same rule warns in one profile and is fatal in another.
      severity: fatal.includes(id) ? 'fatal' : 'warning',
      source: rule.source,
      path,
      fields: [...rule.fields],
      message: ruleText(rule.message, values, language),
      mend: ruleText(rule.mend, values, language),
    },
  ];
}
