/** VAT paid to the tax office or refunded by it; what filed returns still ask for is proposed. */
import type { Day, Period } from '@belegbar/domain/calendar';
import { type Cents, type Decimal, decimal, negateCents } from '@belegbar/domain/money';
import { openOf } from '@belegbar/domain/tax-reports';
import { bookVatPayment, type VatPaidFor } from '@belegbar/domain/vouchers';
import { Button } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { periodChoices, periodDueNext, shortPeriodName } from '../../tax-reports/index.ts';
import { DayField } from '../../ui/DayField.tsx';
import type { Completed } from '../../ui/form/completed.ts';
import { useFormat } from '../../ui/format.ts';
import { Fields } from '../../ui/Heads.tsx';
import { DecimalField, MoneyField } from '../../ui/ParsedFields.tsx';
import { SelectField } from '../../ui/TextFields.tsx';
import type { InputOf } from '../message.ts';
import styles from '../vouchers.module.css';
import type { FormProps } from './form-props.ts';
import { emptyAt, useVoucherForm } from './use-voucher-form.ts';
import { VoucherFrame } from './VoucherFrame.tsx';

interface Values {
  direction: 'paid' | 'refunded';
  paidFor: VatPaidFor['kind'];
  period: Period;
  year: Decimal | null;
  paidOn: Day | null;
  directDebitFiledOn: Day | null;
  amount: Cents | null;
}

type Input = InputOf<'recordVatPayment'>;

export function VatForm({ word, voucher, business, onClose }: FormProps) {
  const { t } = useTranslation('vouchers');
  const today = useToday();
  const form = useVoucherForm<Values, Input>({
    word,
    begin: {
      direction: 'paid',
      paidFor: 'advanceReturn',
      period: periodDueNext(business.regimes, today),
      year: decimal(String(Number(today.slice(0, 4)) - 1)),
      paidOn: today,
      directDebitFiledOn: null,
      amount: null,
    },
    complete,
    send: client.vouchers.recordVatPayment,
    onClose,
  });
  const payment = paymentOf(form.values);
  const extension = { from: business.extensionFrom, until: business.extensionUntil };
  const isWhole = payment !== null && payment.amount !== 0;
  const booked = isWhole ? bookVatPayment(payment, extension, voucher) : null;
  return (
    <VoucherFrame form={form} booked={booked && { known: true, value: booked }} why={t('why.vat')}>
      <Open onChoose={form.change} />
      <Fields>
        <VatFields form={form} today={today} />
      </Fields>
    </VoucherFrame>
  );
}

/** What returns that were filed ask for still, each with one press. */
function Open({ onChoose }: { onChoose: (values: Partial<Values>) => void }) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  const open = useOpenReturns();
  if (open.length === 0) return null;
  return (
    <div className={styles.proposed}>
      <p>{t('vat.open')}</p>
      {open.map(({ report, period, amount }) => (
        <Button
          key={`${report} ${period}`}
          size="xs"
          onClick={() =>
            onChoose({
              direction: amount < 0 ? 'refunded' : 'paid',
              amount: amount < 0 ? negateCents(amount) : amount,
              ...(report === 'annualVat'
                ? { paidFor: 'annualReturn', year: decimal(period) }
                : { paidFor: 'advanceReturn', period: period as Period }),
            })
          }
        >
          {t('vat.openOf', {
            period: report === 'annualVat' ? period : shortPeriodName(period as Period, format),
            amount: format.money(amount),
          })}
        </Button>
      ))}
    </div>
  );
}

function useOpenReturns() {
  const year = Number(useToday().slice(0, 4));
  const queries = useQueries({
    queries: [year, year - 1].map((of) => api.taxReports.filedReturns.queryOptions({ input: { year: of } })),
  });
  return queries.flatMap(({ data }) =>
    (data?.returns ?? []).flatMap(({ report, period, payment }) => {
      const amount = payment === null ? (0 as Cents) : openOf(payment);
      return amount === 0 ? [] : [{ report, period, amount }];
    }),
  );
}

interface VatFieldsProps {
  form: ReturnType<typeof useVoucherForm<Values, Input>>;
  today: Day;
}

function VatFields({ form, today }: VatFieldsProps) {
  const { t } = useTranslation('vouchers');
  const format = useFormat();
  const { paidFor, direction, period } = form.values;
  return (
    <>
      <SelectField
        label={t('tax.direction')}
        {...form.field('direction')}
        choices={[
          { value: 'paid', label: t('tax.paid') },
          { value: 'refunded', label: t('tax.refunded') },
        ]}
      />
      <SelectField
        label={t('vat.paidFor')}
        {...form.field('paidFor')}
        choices={(['advanceReturn', 'annualReturn', 'specialPrepayment'] as const).map((value) => ({
          value,
          label: t(`vat.${value}`),
        }))}
      />
      {paidFor === 'advanceReturn' ? (
        <SelectField
          label={t('vat.period')}
          {...form.field('period')}
          choices={periodChoices(period, today).map((value) => ({
            value,
            label: shortPeriodName(value, format),
          }))}
        />
      ) : (
        <DecimalField label={t('vat.year')} {...form.field('year')} maxDecimals={0} required />
      )}
      <DayField label={t('fields.day')} {...form.field('paidOn')} required />
      <MoneyField label={t('fields.amount')} {...form.field('amount')} required />
      {paidFor === 'advanceReturn' && direction === 'paid' && (
        <DayField
          label={t('vat.directDebitFiledOn')}
          hint={t('vat.directDebitHint')}
          {...form.field('directDebitFiledOn')}
        />
      )}
    </>
  );
}

function paymentOf(values: Values): Input | null {
  const { direction, paidFor, period, year, paidOn, directDebitFiledOn, amount } = values;
  if (paidOn === null || amount === null || (paidFor !== 'advanceReturn' && year === null)) return null;
  const isDebit = paidFor === 'advanceReturn' && direction === 'paid';
  return {
    paidFor: paidFor === 'advanceReturn' ? { kind: paidFor, period } : { kind: paidFor, year: Number(year) },
    paidOn,
    directDebitFiledOn: isDebit ? directDebitFiledOn : null,
    amount: direction === 'refunded' ? negateCents(amount) : amount,
  };
}

function complete(values: Values): Completed<Input> {
  const payment = paymentOf(values);
  const { paidOn, amount, year } = values;
  return payment === null
    ? { ok: false, problems: emptyAt({ paidOn, amount, year }) }
    : { ok: true, value: payment };
}
