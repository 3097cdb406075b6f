/** For how long a link opens, as one chooses it. */
import { useTranslation } from 'react-i18next';

export const EXPIRIES = ['7', '14', '30', '60', '90', '365', 'never'] as const;
export type Expiry = (typeof EXPIRIES)[number];

/** Null for ever. */
export function daysOf(expiry: Expiry): number | null {
  return expiry === 'never' ? null : Number(expiry);
}

/** The choices in words; `days` is the text for a number of days. */
export function useExpiryText() {
  const { t } = useTranslation('invoices');
  return (expiry: Expiry, days: 'link.days' | 'link.fromToday') =>
    expiry === 'never' ? t('link.never') : t(days, { count: Number(expiry) });
}
