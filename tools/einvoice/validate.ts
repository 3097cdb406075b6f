/** `einvoice validate`: the verdict on an e-invoice, with the numbers of the rules that it breaks. */

import { findingsOfPdf } from '@belegbar/documents';
import { type RuleFinding, type RuleSeverity, validateEInvoice } from '@belegbar/domain/e-invoice';
import { type FileLine, readFromDisk, refusedLine, SYNTAX_NAMES } from './line.ts';

export async function validateLine(file: string): Promise<FileLine> {
  const read = await readFromDisk(file);
  if (!read.ok) return refusedLine(file, read);
  const { valid, profile, findings: ofInvoice } = validateEInvoice(read);
  const findings = [...ofInvoice, ...findingsOfPdf(read)];
  return {
    outcome: valid ? 'valid' : 'invalid',
    line: {
      file,
      valid,
      syntax: SYNTAX_NAMES[read.syntax],
      profile,
      fatal: idsOf(findings, 'fatal'),
      warnings: idsOf(findings, 'warning'),
    },
  };
}

/** The numbers of the broken rules, each once. */
export function idsOf(findings: readonly RuleFinding[], severity: RuleSeverity): string[] {
  const found = findings.filter(({ rule }) => rule.severity === severity);
  return [...new Set(found.map(({ rule }) => rule.id))];
}
