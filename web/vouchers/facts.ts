/** What was entered, in words: one row for each thing that was said. */
import type { Day } from '@belegbar/domain/calendar';
import type { Kilometres, MealsAway, OtherIncome, PrivateUse, VatPayment } from '@belegbar/domain/vouchers';
import { useTranslation } from 'react-i18next';
import { shortPeriodName } from '../tax-reports/index.ts';
import { type Format, useFormat } from '../ui/format.ts';
import { nameOfMonth } from './form/months.ts';
import type { VoucherDetail } from './message.ts';

export interface Fact {
  label: string;
  value: string;
}

type Translate = ReturnType<typeof useTranslation<['vouchers', 'common', 'received-invoices']>>['t'];

interface Words {
  t: Translate;
  format: Format;
}

/** What says nothing is left out. */
export function useFacts({ kind, bookedOn, amount, about, detail }: VoucherDetail): Fact[] {
  const { t } = useTranslation(['vouchers', 'common', 'received-invoices']);
  const format = useFormat();
  const words = { t, format };
  return [
    { label: t('fields.day'), value: format.day(bookedOn) },
    { label: t('fields.amount'), value: format.money(amount) },
    ...(FACTS[kind]?.(detail as never, words) ?? []),
    ...(kind === 'otherIncome' || kind === 'adjustment' ? [] : [{ label: t('facts.about'), value: about }]),
  ].filter(({ value }) => value !== '');
}

/** In one line what a voucher is, where nobody wrote what for: `Voranmeldung, Q2 2026`. */
export function useLine(): (voucher: Pick<VoucherDetail, 'kind' | 'about' | 'detail'>) => string {
  const { t } = useTranslation(['vouchers', 'common', 'received-invoices']);
  const format = useFormat();
  return ({ kind, about, detail }) => {
    if (about !== '') return about;
    const facts = FACTS[kind]?.(detail as never, { t, format }) ?? [];
    const line = facts.map(({ value }) => value).filter((value) => value !== '');
    return line.length === 0 ? t(`kind.${kind}`) : line.join(', ');
  };
}

type FactsOf = (detail: never, words: Words) => Fact[];

const FACTS: Partial<Record<VoucherDetail['kind'], FactsOf>> = {
  kilometres: ({ way }: { way: Kilometres }, words) => factsOfWay(way, words),
  mealAllowance: ({ days }: MealsAway, { t, format }) => [
    {
      label: t('meals.days'),
      value: days.map(({ on, country, place }) => `${format.day(on)} ${place ?? country}`).join(', '),
    },
  ],
  homeOffice: ({ work }: { work: { days: string[] } | { months: Span; count: number } }, { t, format }) =>
    'days' in work
      ? [{ label: t('homeOffice.days'), value: work.days.map((on) => format.day(on as Day)).join(', ') }]
      : [
          { label: t('facts.months'), value: monthsOf(work.months, format) },
          { label: t('homeOffice.countOf'), value: t('homeOffice.daysCount', { count: work.count }) },
        ],
  homeOfficeRoom: ({ months }: { months: string[] }, { t, format }) => [
    { label: t('facts.months'), value: months.map((month) => nameOfMonth(month, format)).join(', ') },
  ],
  cashExpense: (
    { paidTo, category, noSlipReason }: { paidTo: string; category: 'other'; noSlipReason: string },
    { t },
  ) => [
    { label: t('cash.paidTo'), value: paidTo },
    { label: t('cash.category'), value: t(`received-invoices:category.${category}`) },
    { label: t('cash.noSlipReason'), value: noSlipReason },
  ],
  otherIncome: ({ payer, category, vatCase }: OtherIncome, { t }) => [
    { label: t('income.payer'), value: payer.name },
    { label: t('income.category'), value: t(`income.categories.${category}`) },
    {
      label: t('income.vatCase'),
      value: vatCase === 'notTaxable' ? t('income.notTaxable') : t(`common:vatCase.${vatCase}`),
    },
  ],
  vatPayment: ({ paidFor }: VatPayment, { t, format }) => [
    { label: t('vat.paidFor'), value: t(`vat.${paidFor.kind}`) },
    {
      label: t('vat.period'),
      value:
        paidFor.kind === 'advanceReturn' ? shortPeriodName(paidFor.period, format) : String(paidFor.year),
    },
  ],
  otherTax: ({ tax }: { tax: 'incomeTax' }, { t }) => [{ label: t('tax.which'), value: t(`tax.${tax}`) }],
  privateMoney: ({ direction }: { direction: 'withdrawal' }, { t }) => [
    { label: t('privateMoney.direction'), value: t(`privateMoney.${direction}`) },
  ],
  privateUse: ({ use }: { use: PrivateUse }, { t, format }) => [
    { label: t('use.what'), value: t(`use.${use.kind}`) },
    { label: t('facts.months'), value: use.kind === 'goods' ? '' : monthsOf(use.months, format) },
  ],
  adjustment: ({ reason, proof }: { reason: string; proof: string }, { t }) => [
    { label: t('facts.reason'), value: reason },
    { label: t('facts.proof'), value: proof },
  ],
};

interface Span {
  from: string;
  to: string;
}

function monthsOf({ from, to }: Span, format: Format): string {
  return from === to
    ? nameOfMonth(from, format)
    : `${nameOfMonth(from, format)} – ${nameOfMonth(to, format)}`;
}

function factsOfWay(way: Kilometres, { t, format }: Words): Fact[] {
  if (way.kind === 'trip')
    return [
      { label: t('kilometres.kilometres'), value: format.decimal(way.kilometres) },
      { label: t('kilometres.vehicle'), value: t(`kilometres.${way.vehicle}`) },
    ];
  return [
    { label: t('facts.months'), value: monthsOf(way.months, format) },
    { label: t('kilometres.days'), value: String(way.days) },
    { label: t('kilometres.oneWay'), value: String(way.kilometres) },
  ];
}
