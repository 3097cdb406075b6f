/** Why a bill is treated as it is: the proposed tax code, and the rule of its category. */
import { proposeTaxCode } from '@belegbar/domain/expenses';
import { useTranslation } from 'react-i18next';
import { type ExpenseForm, saidLines } from './expense-form.ts';

export function useWhy(values: ExpenseForm): string[] {
  const { t } = useTranslation(['expense-form', 'received-invoices']);
  const { category, vendor } = values;
  const { taxCode, reason } = proposeTaxCode(vendor.country, category === '' ? null : category);
  const codes = [...new Set(saidLines(values).map((line) => line.taxCode))];
  const rule =
    category === '' || !HAS_RULE.includes(category)
      ? []
      : [t(`expense-form:why.category.${category}` as 'expense-form:why.category.business_meals')];
  const why = codes.flatMap((code) => {
    if (code === taxCode && reason !== 'domestic') return [t(`expense-form:why.reason.${reason}`)];
    return code === 'inputStandard19' || code === 'inputReduced7'
      ? []
      : [t(`received-invoices:code.${code}.why`)];
  });
  return [...why, ...rule];
}

const HAS_RULE: readonly string[] = [
  'business_meals',
  'gifts',
  'equipment',
  'communication',
  'office_utilities',
  'private_car_usage',
  'work_insurances',
];
