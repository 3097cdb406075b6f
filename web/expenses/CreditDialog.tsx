/** What a vendor credits of a bill: all that is still asked for, or an amount of one of its tax codes. */
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { useTaxCodeName } from '../received-invoices/index.ts';
import { useToday } from '../session/session.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { MoneyField } from '../ui/ParsedFields.tsx';
import { Notice } from '../ui/States.tsx';
import { SelectField, TextField } from '../ui/TextFields.tsx';
import styles from './expenses.module.css';
import type { Expense } from './message.ts';
import { useExpenseActs } from './use-expense-acts.ts';
import { WhatItChanges } from './WhatItChanges.tsx';

type Order = Pick<Parameters<typeof client.expenses.credit>[0], 'number' | 'creditedOn' | 'lines'>;
type Code = Exclude<Expense['lines'][number]['taxCode'], 'importVat'>;

const ALL = 'all';

export function CreditDialog({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const { t } = useTranslation(['expenses', 'received-invoices', 'common']);
  const errorText = useErrorText();
  const { id, vendor, currency } = expense;
  const codes = [...new Set(expense.lines.map(({ taxCode }) => taxCode))].filter(isRated);
  const [number, setNumber] = useState('');
  const [creditedOn, setDay] = useState<Day | null>(useToday());
  const [of, setOf] = useState<Code | typeof ALL>(codes[0] ?? ALL);
  const [gross, setGross] = useState<Cents | null>(null);
  const nameOf = useTaxCodeName(expense.documentDate as Day);
  const credit = useCredit(expense, onClose);
  const order = orderOf({ number, creditedOn, of, gross });
  return (
    <Dialog
      opened
      title={t('credit.title', { vendor: vendor.name, number: expense.number })}
      onClose={onClose}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (order !== null) credit.mutate(order);
        }}
      >
        <p>{t('credit.text')}</p>
        <TextField
          label={t('credit.number')}
          value={number}
          onChange={setNumber}
          maxLength={100}
          required
          autoFocus
        />
        <DayField label={t('credit.day')} value={creditedOn} onChange={setDay} required />
        <SelectField
          label={t('lines.vat')}
          value={of}
          onChange={setOf}
          choices={[
            ...codes.map((value) => ({ value, label: nameOf(value) })),
            { value: ALL, label: t('credit.all') },
          ]}
        />
        {of !== ALL && (
          <MoneyField
            label={t('credit.gross', { currency })}
            value={gross}
            onChange={(typed) => setGross(typed)}
            required
          />
        )}
        {order !== null && creditedOn !== null && (
          <WhatItChanges acts={[{ kind: 'credit', id, creditedOn, ...linesOf(order) }]} />
        )}
        {credit.error !== null && <Notice tone="neg" title={errorText(credit.error)} />}
        <DialogActions isBusy={credit.isPending}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={credit.isPending} disabled={order === null}>
            {t('credit.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Import VAT is assessed by customs, and given back by them. */
function isRated(code: Expense['lines'][number]['taxCode']): code is Code {
  return code !== 'importVat';
}

interface Typed {
  number: string;
  creditedOn: Day | null;
  of: Code | typeof ALL;
  gross: Cents | null;
}

/** Null while something is missing. */
function orderOf({ number, creditedOn, of, gross }: Typed): Order | null {
  if (number.trim() === '' || creditedOn === null) return null;
  if (of === ALL) return { number: number.trim(), creditedOn };
  if (gross === null || gross <= 0) return null;
  return { number: number.trim(), creditedOn, lines: [{ taxCode: of, gross }] };
}

function linesOf({ lines }: Order) {
  return lines === undefined ? {} : { lines };
}

function useCredit(expense: Expense, onDone: () => void) {
  const [idempotencyKey, setKey] = useState(newKey);
  const { credited } = useExpenseActs(expense);
  return useMutation({
    mutationFn: (order: Order) => client.expenses.credit({ id: expense.id, idempotencyKey, ...order }),
    onSuccess: ({ id }, { number }) => {
      void credited(id, number);
      onDone();
    },
    // Another number or amount is another request.
    onError: () => setKey(newKey()),
  });
}
