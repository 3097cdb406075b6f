/** The notes that the law wants on an invoice without VAT (§ 14 (4) No. 8, § 14a UStG, § 34a UStDV). */
import { type Day, yearOf } from '@belegbar/domain/calendar';
import { smallBusinessLimits } from '@belegbar/domain/law';
import type { VatGroup } from './document.ts';
import type { Language } from './invoice.ts';
import type { VatCase } from './vat-case.ts';

/**
 * The note of one VAT case in the language of the document; null where the rate and VAT speak for themselves.
 * `paragraph` is the number within § 4 UStG and is used for `exempt` only.
 */
export function statutoryNote(vatCase: VatCase, language: Language, paragraph: string | null): string | null {
  if (vatCase === 'exempt') return exemptNote(language, paragraph ?? '');
  return NOTES[vatCase]?.[language] ?? null;
}

/** The notes of all groups in their order, each once. `on` is the end of the supply, by whose law they speak; left out, today's. */
export function statutoryNotes(
  groups: readonly Pick<VatGroup, 'vatCase' | 'exemptionParagraph'>[],
  language: Language,
  on?: Day,
): string[] {
  const notes = groups.map((group) =>
    group.vatCase === 'smallBusiness' && on !== undefined && isNotLevied(on)
      ? NOT_LEVIED[language]
      : statutoryNote(group.vatCase, language, group.exemptionParagraph),
  );
  return [...new Set(notes.filter((note) => note !== null))];
}

/** The number within § 4 UStG that a text such as `4 Nr. 21`, `§ 4 Nr. 14 Buchst. a UStG` names; null if it names none. */
export function exemptionNumber(paragraph: string): number | null {
  const found = /^(?:§\s*)?4\s*(?:Nr|No)\.?\s*(\d{1,2})(?!\d)/.exec(paragraph.trim());
  return found?.[1] === undefined ? null : Number(found[1]);
}

/** Whether the text names one of Nos. 8 to 29 of § 4 UStG: Nos. 1 to 7 leave the deduction of input VAT and are VAT cases of their own. */
export function namesExemption(paragraph: string): boolean {
  const number = exemptionNumber(paragraph);
  return number !== null && number >= 8 && number <= 29;
}

/** The German term stays in English notes: it is the wording of § 14a (5) UStG. */
const NOTES: Partial<Record<VatCase, Record<Language, string>>> = {
  smallBusiness: {
    de: 'Für diese Leistungen gilt die Steuerbefreiung für Kleinunternehmer (§ 19 UStG); Umsatzsteuer wird nicht berechnet.',
    en: 'Exempt from VAT under the German small business scheme (§ 19 UStG); no VAT is charged.',
  },
  domesticReverseCharge: {
    de: 'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG).',
    en: 'Reverse charge: VAT is payable by the recipient (Steuerschuldnerschaft des Leistungsempfängers, § 13b UStG).',
  },
  euService: {
    de: 'Nicht im Inland steuerbare sonstige Leistung (§ 3a Abs. 2 UStG). Steuerschuldnerschaft des Leistungsempfängers.',
    en: 'Service not taxable in Germany (Art. 44 of Directive 2006/112/EC). Reverse charge: VAT is payable by the recipient (Steuerschuldnerschaft des Leistungsempfängers).',
  },
  intraCommunitySupply: {
    de: 'Steuerfreie innergemeinschaftliche Lieferung (§ 4 Nr. 1 Buchst. b i. V. m. § 6a UStG).',
    en: 'VAT-exempt intra-Community supply (Art. 138 of Directive 2006/112/EC).',
  },
  export: {
    de: 'Steuerfreie Ausfuhrlieferung (§ 4 Nr. 1 Buchst. a i. V. m. § 6 UStG).',
    en: 'VAT-exempt export (Art. 146 of Directive 2006/112/EC).',
  },
  thirdCountryService: {
    de: 'Nicht im Inland steuerbare sonstige Leistung (§ 3a UStG).',
    en: 'Service not taxable in Germany (§ 3a UStG).',
  },
};

/** § 19 (1) UStG until 2024: the supply was not exempt, its VAT was not levied. */
function isNotLevied(on: Day): boolean {
  const limits = smallBusinessLimits(yearOf(on));
  return limits.known && limits.value.effect === 'notLevied';
}

const NOT_LEVIED: Record<Language, string> = {
  de: 'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.',
  en: 'Under § 19 UStG (small business) no VAT is charged.',
};

function exemptNote(language: Language, paragraph: string): string {
  const inner = paragraph
    .trim()
    .replace(/^§\s*/, '')
    .replace(/\s*UStG\.?$/, '');
  if (inner === '') return language === 'de' ? 'Umsatzsteuerfreie Leistung.' : 'VAT-exempt supply.';
  return language === 'de'
    ? `Umsatzsteuerfreie Leistung (§ ${inner} UStG).`
    : `VAT-exempt supply (§ ${inner.replace('Nr.', 'No.').replace('Buchst.', 'letter')} UStG).`;
}
