/** Skonto within payment terms, as XRechnung prescribes its syntax (BT-20, BR-DE-18). */

export interface SaidTerms {
  /** In days from the date of the invoice, and percent as decimals. */
  skonto: { days: string; percent: string; base: string | null }[];
  /** What else the terms say. */
  text: string;
}

const SKONTO = /^\s*#SKONTO#TAGE=(\d+)#PROZENT=(\d+(?:\.\d+)?)(?:#BASISBETRAG=(-?\d+(?:\.\d+)?))?#\s*$/;

/** Takes the lines of Skonto out of the terms; what has not their form stays text. */
export function termsOf(terms: string): SaidTerms {
  const lines = terms.split(/\r?\n/);
  const skonto = lines.flatMap((line) => {
    const [, days, percent, base = null] = SKONTO.exec(line) ?? [];
    return days === undefined || percent === undefined ? [] : [{ days, percent, base }];
  });
  const text = lines.filter((line) => !SKONTO.test(line));
  return { skonto, text: text.join('\n').trim() };
}
