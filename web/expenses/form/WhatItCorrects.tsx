/** What the correction does to the returns, told while it is typed. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import sheet from '../../ui/sheet.module.css';
import type { Expense } from '../message.ts';
import { WhatItChanges } from '../WhatItChanges.tsx';
import { complete, type ExpenseForm, formOfExpense } from './expense-form.ts';

/** Nothing while something is missing: its field says what. */
export function WhatItCorrects({ expense, values }: { expense: Expense; values: ExpenseForm }) {
  const { t } = useTranslation('expense-form');
  const [asItWas] = useState(() => JSON.stringify(complete(formOfExpense(expense))));
  const completed = complete(values);
  if (!completed.ok) return null;
  if (JSON.stringify(completed) === asItWas) return <p className={sheet.note}>{t('correctUnchanged')}</p>;
  const { paidOn: _, paidEuros: __, receipts: ___, kind: ____, ...bill } = completed.value;
  const { id, version } = expense;
  return <WhatItChanges acts={[{ kind: 'correct', id, version, ...bill }]} />;
}
