/** Codes of an e-invoice in words; a code without one is said as it is. */
import { useTranslation } from 'react-i18next';

export interface CodeWords {
  /** BT-3 */
  kind(code: string | undefined): string;
  /** BT-130; none where a piece is counted. */
  unit(code: string | undefined): string;
  /** BT-118, BT-151 */
  vatCategory(code: string | undefined): string;
  /** The same in few letters, for a narrow column; empty where the rate says all. */
  vatShort(code: string | undefined): string;
  /** BT-81 */
  payment(code: string | undefined): string;
  /** BT-8: UNTDID 2005 in UBL, 2475 in CII. */
  taxPoint(code: string | undefined): string;
  /** BT-21 */
  subject(code: string | undefined): string;
  /** What an identifier is, by its scheme. */
  scheme(code: string | undefined): string;
}

export function useCodeWords(): CodeWords {
  const { t } = useTranslation('e-invoice');
  const otherwise = (defaultValue = '') => ({ defaultValue });
  return {
    kind: (code = '') => t(`kind.${keyOf(code) || 'none'}`, otherwise(t('kind.other', { code }))),
    unit: (code = '') => t(`unit.${keyOf(code)}`, otherwise(code)),
    vatCategory: (code = '') => t(`vatCategory.${keyOf(code)}`, otherwise(code)),
    vatShort: (code = '') => t(`vatShort.${keyOf(code)}`, otherwise(code)),
    payment: (code = '') =>
      keyOf(code) === '' ? '' : t(`means.${keyOf(code)}`, otherwise(t('means.other', { code }))),
    taxPoint: (code = '') => t(`taxPoint.${keyOf(code)}`, otherwise(code)),
    subject: (code = '') => t(`subject.${keyOf(code)}`, otherwise()),
    scheme: (code = '') => t(`scheme.${keyOf(code)}`, otherwise(code)),
  };
}

/** Only letters and digits lead into the texts. */
function keyOf(code: string): string {
  return code.replaceAll(/[^A-Za-z0-9]/g, '');
}
