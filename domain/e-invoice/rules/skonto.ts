/** Skonto as XRechnung wants it within the payment terms (BT-20, BR-DE-18): one line each, all of them ended by a line break. */
import { breachIf } from './finding.ts';
import type { Breach } from './rule.ts';

const SKONTO = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/;
const IN_HASHES = /#.+#/;
const STARTS_A_NEW_LINE = /^[ \t\r\n]*\n/;
/** Those of XML alone. */
const BLANKS = /[ \t\r\n]+/g;

/** A breach if a line begins with # and is not of the prescribed form, or if the last such line is not ended. Other text is free. */
export function skontoBreaches(paymentTerms: string | undefined, path: string): Breach[] {
  const text = paymentTerms ?? '';
  const lines = text.split(/\r?\n/).map((line) => line.replace(BLANKS, ' ').replace(/^ | $/g, ''));
  const skonto = lines.filter((line) => line.startsWith('#'));
  if (skonto.length === 0) return [];
  const rest = text.split(IN_HASHES).at(-1) ?? '';
  return breachIf(!skonto.every((line) => SKONTO.test(line)) || !STARTS_A_NEW_LINE.test(rest), path);
}
