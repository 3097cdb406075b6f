/** What a chosen vendor has proposed goes with it; what somebody has typed stays. */
import type { ExpenseForm } from './expense-form.ts';
import { NO_PAYEE, NO_SKONTO } from './expense-form.ts';
import { emptyLine, isEmptyLine } from './form-line.ts';

/** What follows where the name has become that of another vendor: neither its country nor its account are those of the one before. */
export function withoutFormer(form: ExpenseForm, { vendor }: ExpenseForm): Partial<ExpenseForm> {
  const { chosen } = form;
  if (chosen === undefined || isSpelling(vendor.name, chosen.vendor.name)) return {};
  const isAsChosen = vendor.country === chosen.vendor.country && vendor.vatId === chosen.vendor.vatId;
  return {
    chosen: undefined,
    ...(isAsChosen ? { vendor: { name: vendor.name, country: 'DE', vatId: '' } } : {}),
    ...(isAs(form.payee, chosen.payee) ? { payee: NO_PAYEE } : {}),
    ...(isAs(form.skonto, chosen.skonto) ? { skonto: [NO_SKONTO] } : {}),
    ...(form.category !== 'business_meals' && form.lines.every(isEmptyLine) ? { lines: [emptyLine(0)] } : {}),
  };
}

/** Whether the account in the form is the one that a vendor chosen before has proposed. */
export function isAccountOfFormer({ payee, chosen }: ExpenseForm): boolean {
  return chosen !== undefined && isAs(payee, chosen.payee);
}

/** While a name is typed, it is a part of the other. */
function isSpelling(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

function isAs(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
