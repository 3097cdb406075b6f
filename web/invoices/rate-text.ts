/** A rate as it is told: `1 € = 1,0889 USD`. */
import type { Currency, Decimal } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';

/** Gives a function that says how many units of a currency one euro is. */
export function useRateText(): (unitsPerEuro: Decimal, currency: Currency) => string {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (unitsPerEuro, currency) => t('exchange.rate', { rate: format.decimal(unitsPerEuro), currency });
}
