/** How a tax code of a bill is called: who is a small business on the day deducts nothing (§ 19 (1) UStG), and reads of no input VAT. */
import type { Day } from '@belegbar/domain/calendar';
import { useTranslation } from 'react-i18next';
import { useIsSmallBusiness } from '../business/index.ts';

const DEDUCTED: readonly string[] = ['inputStandard19', 'inputReduced7'];

/** Gives a code its name; `on`: the day of the bill. */
export function useTaxCodeName(on: Day): (code: string) => string {
  const { t } = useTranslation('received-invoices');
  const isSmall = useIsSmallBusiness(on);
  return (code) => t(isSmall && DEDUCTED.includes(code) ? `code.${code}.billed` : `code.${code}.name`);
}
