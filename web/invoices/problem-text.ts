/** Problems of invoices and payments in the words of the language shown, with the law they come from. */
import { isDay } from '@belegbar/domain/calendar';
import { type Currency, cents } from '@belegbar/domain/money';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemAtField } from '../ui/form/completed.ts';
import { type Format, useFormat } from '../ui/format.ts';
import { ruleWords } from './readiness/rule-words.ts';

export type ProblemText = (problem: Pick<ProblemAtField, 'code' | 'values'>) => string;

/** Gives a function that says a problem of an invoice in a currency; codes not about invoices are said by the general texts. */
export function useInvoiceProblemText(currency: Currency = 'EUR'): ProblemText {
  const { t } = useTranslation(['invoices', 'errors']);
  const format = useFormat();
  return useCallback(
    ({ code, values = {} }) => {
      const rule = ruleWords({ code, values }, format.language);
      if (rule !== null) return `${rule.message} ${rule.mend}`;
      const say = (name: string, value: string) => said({ name, value, currency }, format);
      const written = Object.entries(values).map(([name, value]) => [name, say(name, value)]);
      const keys = [`invoices:problem.${code}`, `errors:problem.${code}`, 'errors:problem.unknown'];
      const options: Record<string, string> = { ...Object.fromEntries(written), code };
      return t(keys, options);
    },
    [t, format, currency],
  );
}

/** Values named `…Cents` are amounts, those that are days are written as days. */
function said(
  { name, value, currency }: { name: string; value: string; currency: Currency },
  format: Format,
): string {
  if (name.endsWith('Cents')) return format.money(cents(Number(value)), currency);
  return isDay(value) ? format.day(value) : value;
}

/** `§ 14 (4) No. 2 UStG` as German lawyers write it: `§ 14 Abs. 4 Nr. 2 UStG`; unchanged in English. */
export function paragraphIn(language: 'de' | 'en', paragraph: string): string {
  if (language === 'en') return paragraph;
  return paragraph
    .replace(/\((\d+[a-z]?)\)/g, 'Abs. $1')
    .replace(/\bNos?\. /g, 'Nr. ')
    .replace(/\bs\. (\d)/g, 'Satz $1')
    .replace(/ and /g, ' und ');
}
