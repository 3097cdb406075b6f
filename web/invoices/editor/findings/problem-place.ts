/** Names the field of a problem whose words do not: `Preis, Position 3`. */
import type { TFunction } from 'i18next';

/** Empty for problems of the domain, which name their line themselves. */
export function placeOf(field: string, code: string, t: TFunction<'invoices'>): string {
  if (!/^(number|day|period|text)\./.test(code)) return '';
  const [first = '', index, column] = field.split('.');
  if (first === 'lines' && column !== undefined) {
    const cell = column === 'discountPercent' ? 'discount' : column;
    const name = column === 'exemptionParagraph' ? t('lines.exemption') : t(`lines.${cell}Cell`);
    return `${t('lines.cell', { column: name, number: Number(index) + 1 })}: `;
  }
  return ['client', 'business'].includes(first) ? '' : `${t(`field.${first}`)}: `;
}
