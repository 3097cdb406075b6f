/** On which day how much VAT of a return went to the tax office, or came back from it. */
import type { Day, Period } from '@belegbar/domain/calendar';
import { type Cents, negateCents } from '@belegbar/domain/money';
import { type FiledPayment, openOf } from '@belegbar/domain/tax-reports';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client, newKey } from '../connection/api.ts';
import { problemsOf, useErrorText, useProblemText } from '../connection/problems.ts';
import { useToday } from '../session/session.ts';
import { CheckField } from '../ui/ChoiceFields.tsx';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { MoneyField } from '../ui/ParsedFields.tsx';
import { Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './filed.module.css';

export interface PayableReturn {
  period: Period;
  filedOn: Day;
  payment: FiledPayment;
}

/** What the person says: an amount above zero, of a refund too. */
interface Said {
  paidOn: Day;
  amount: Cents;
  isDebited: boolean;
}

export function PaidDialog({ filed, onClose }: { filed: PayableReturn; onClose: () => void }) {
  const { t } = useTranslation(['tax-reports', 'common']);
  const open = openOf(filed.payment);
  const isRefund = open < 0;
  const [paidOn, setPaidOn] = useState<Day | null>(useToday());
  const [amount, setAmount] = useState<Cents | null>(isRefund ? negateCents(open) : open);
  const [isDebited, setDebited] = useState(false);
  const note = useNote(filed, onClose);
  const refusals = useRefusals(note.error);
  const isWhole = paidOn !== null && amount !== null && amount > 0;
  return (
    <Dialog opened title={t(isRefund ? 'paid.titleRefund' : 'paid.title')} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) note.mutate({ paidOn, amount, isDebited });
        }}
      >
        <p>{t(isRefund ? 'paid.textRefund' : 'paid.text')}</p>
        <DayField
          label={t(isRefund ? 'paid.dayRefund' : 'paid.day')}
          value={paidOn}
          onChange={setPaidOn}
          error={refusals.of('paidOn')}
          required
        />
        <MoneyField
          label={t('paid.amount')}
          value={amount}
          onChange={(typed) => setAmount(typed)}
          error={refusals.of('amount')}
          required
        />
        {!isRefund && (
          <CheckField
            label={t('paid.debited')}
            hint={t('paid.debitedWhy')}
            error={refusals.of('directDebitFiledOn')}
            value={isDebited}
            onChange={setDebited}
          />
        )}
        {refusals.whole !== undefined && <Notice tone="neg" title={refusals.whole} />}
        <DialogActions isBusy={note.isPending}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={note.isPending} disabled={!isWhole}>
            {t('paid.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useNote({ period, filedOn, payment }: PayableReturn, onDone: () => void) {
  const isRefund = openOf(payment) < 0;
  const [idempotencyKey, setKey] = useState(newKey);
  const noted = useNoted(isRefund);
  return useMutation({
    mutationFn: ({ paidOn, amount, isDebited }: Said) =>
      client.vouchers.recordVatPayment({
        idempotencyKey,
        paidFor: { kind: 'advanceReturn', period },
        paidOn,
        amount: isRefund ? negateCents(amount) : amount,
        directDebitFiledOn: isDebited ? filedOn : null,
      }),
    onSuccess: ({ id }, { amount }) => {
      noted(id, amount);
      onDone();
    },
    // Another day or amount is another request.
    onError: () => setKey(newKey()),
  });
}

/** Shows it everywhere, and offers to take it back. */
function useNoted(isRefund: boolean) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const errorText = useErrorText();
  const cache = useQueryClient();
  const changed = () => cache.invalidateQueries({ queryKey: api.taxReports.key() });
  return (id: string, amount: Cents) => {
    void changed();
    const takeBack = () =>
      client.vouchers
        .undo({ id, idempotencyKey: newKey() })
        .then(changed)
        .catch((error: unknown) => toast.error(t('paid.undoFailed'), errorText(error)));
    toast.undo(t(isRefund ? 'paid.notedRefund' : 'paid.noted'), () => void takeBack(), format.money(amount));
  };
}

function useRefusals(error: unknown) {
  const errorText = useErrorText();
  const problemText = useProblemText();
  const problems = problemsOf(error);
  return {
    of: (field: string) => {
      const problem = problems.find((candidate) => candidate.field === field);
      return problem === undefined ? undefined : problemText(problem);
    },
    whole: error === null || problems.length > 0 ? undefined : errorText(error),
  };
}
