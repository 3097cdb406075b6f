/** Puts several bills into another category. */
import { BILL_CATEGORIES, type ExpenseCategory } from '@belegbar/domain/expenses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useFormat } from '../../ui/format.ts';
import { SelectField } from '../../ui/TextFields.tsx';
import { WhatItChanges } from '../WhatItChanges.tsx';
import { ManyDialog } from './ManyDialog.tsx';
import type { ListedExpense } from './use-list.ts';
import { useMany } from './use-many.ts';

interface Props {
  chosen: readonly ListedExpense[];
  onClose: () => void;
}

/** What these need is asked bill by bill: guests and occasion, who gets the gift. */
const CHOICES = BILL_CATEGORIES.filter((category) => category !== 'business_meals' && category !== 'gifts');

export function MoveMany({ chosen, onClose }: Props) {
  const { t } = useTranslation(['expense-list', 'received-invoices']);
  const format = useFormat();
  const [category, setCategory] = useState<ExpenseCategory | ''>('');
  const rows = chosen.filter((row) => row.state !== 'takenBack' && row.category !== category);
  const { run, count } = useMany({
    rows,
    act: (part, idempotencyKey) =>
      client.expenses.categorizeMany({
        idempotencyKey,
        expenses: part.flatMap(({ id }) => (category === '' ? [] : [{ id, category }])),
      }),
    undo: (done, idempotencyKey) =>
      client.expenses.categorizeMany({
        idempotencyKey,
        expenses: rows.filter(({ id }) => done.some((one) => one.id === id)).map(categoryOf),
      }),
    said: (done) => t('move.done', { count: done, total: format.count(done) }),
  });
  const nameOf = (one: ExpenseCategory) => t(`received-invoices:category.${one}`);
  return (
    <ManyDialog
      title={t('move.title', { count: chosen.length, total: format.count(chosen.length) })}
      text={t('move.text')}
      rows={rows}
      told={(row) => t('move.told', { from: nameOf(row.category) })}
      skipped={{ count: chosen.length - rows.length, why: t('move.skipped') }}
      confirmLabel={t('move.confirm')}
      isComplete={category !== ''}
      done={count}
      onConfirm={run}
      onClose={onClose}
    >
      <SelectField
        label={t('move.category')}
        autoFocus
        value={category}
        onChange={setCategory}
        choices={[
          { value: '', label: t('move.choose') },
          ...CHOICES.map((value) => ({ value, label: nameOf(value) })),
        ]}
        hint={t('move.hint')}
        required
      />
      {category !== '' && (
        <WhatItChanges acts={rows.map(({ id }) => ({ kind: 'categorize', id, category }))} />
      )}
    </ManyDialog>
  );
}

/** As it was before. */
function categoryOf({ id, category }: ListedExpense) {
  return { id, category };
}
