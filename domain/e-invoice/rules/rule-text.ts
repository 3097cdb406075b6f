/** A broken rule in words. */
import { decimal, formatDecimal, type NumberLanguage } from '@belegbar/domain/money';
import type { Breach, RuleText } from './rule.ts';

/** The text in the language with the values of the finding in their places; amounts as people of that language write them. */
export function ruleText(text: RuleText, values: Breach['values'], language: NumberLanguage): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values?.[name];
    return value === undefined ? whole : shownValue(value, language);
  });
}

/** Amounts come with a point and two decimals or more, see `shown`; everything else is a name or a code. */
function shownValue(value: string, language: NumberLanguage): string {
  return /^-?\d+\.\d{2,}$/.test(value) ? formatDecimal(decimal(value), language, 2) : value;
}
