/** What money in another currency was in euros on the own account, and at which rate VAT counts it where it arises with the money. */
import { yearOf } from '@belegbar/domain/calendar';
import { type Cents, negateCents } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { DecimalField, MoneyField } from '../../ui/ParsedFields.tsx';
import type { Invoice } from '../messages.ts';
import styles from './foreign-money.module.css';
import { MONEY_TEXTS, type MoneyAct } from './money-act.ts';
import { exchangeGain } from './moved-euros.ts';
import type { PaymentForm } from './use-payment-form.ts';

interface Props {
  invoice: Invoice;
  act: MoneyAct;
  form: PaymentForm;
}

export function EurosField({ act, form }: Omit<Props, 'invoice'>) {
  const { t } = useTranslation('invoices');
  return (
    <MoneyField
      label={t(MONEY_TEXTS[act].euros)}
      hint={<EurosHint act={act} form={form} />}
      {...form.field('euros')}
      required
    />
  );
}

/** Told while it is typed, since nobody books it by hand. */
function EurosHint({ act, form: { values, atRate } }: Omit<Props, 'invoice'>) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { euros } = values;
  const gain = euros === null || atRate === null ? null : exchangeGain(act, { euros, atRate });
  return (
    <span className={styles.hint}>
      {t(MONEY_TEXTS[act].eurosHint)}
      {euros === null && atRate !== null && (
        <span>{t('moved.atRate', { amount: format.money(atRate) })}</span>
      )}
      <span role="status">{gain !== null && <Gain gain={gain} />}</span>
    </span>
  );
}

function Gain({ gain }: { gain: Cents }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  if (gain === 0) return t('moved.same');
  return gain > 0
    ? t('moved.gain', { amount: format.money(gain) })
    : t('moved.loss', { amount: format.money(negateCents(gain)) });
}

export function VatRateField({ invoice, form }: Omit<Props, 'act'>) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { paidOn } = form.values;
  const month = paidOn && `${format.monthName(Number(paidOn.slice(5, 7)))} ${yearOf(paidOn)}`;
  return (
    <DecimalField
      label={t('moved.rateOf', { currency: invoice.currency })}
      hint={month && t('moved.rateHint', { month })}
      maxDecimals={6}
      minDecimals={4}
      {...form.field('unitsPerEuro')}
    />
  );
}
