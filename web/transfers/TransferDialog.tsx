/** Which of the chosen bills can be transferred, from which account and when; makes the file for the bank. */
import { formatIban } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { discountOn, skontoToTake } from '@belegbar/domain/expenses';
import { type Cents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client, newKey } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useErrorText } from '../connection/problems.ts';
import { useToday } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CheckField } from '../ui/ChoiceFields.tsx';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { Loading } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import { ErrorState, Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import { SkontoChoice } from './SkontoChoice.tsx';
import { SumToPay } from './SumToPay.tsx';
import styles from './transfers.module.css';
import { useFileActs } from './use-transfer-files.ts';

type Proposed = Awaited<ReturnType<typeof client.transfers.proposed>>;
type Bill = Proposed['bills'][number];
type Ordered = Bill & { discount: Cents };

interface DialogProps {
  /** Ids of expenses. */
  chosen: readonly string[];
  onClose: () => void;
}

export function TransferDialog({ chosen, onClose }: DialogProps) {
  const { t } = useTranslation('transfers');
  const { data, error, refetch } = useQuery(
    api.transfers.proposed.queryOptions({
      input: { expenses: chosen.slice(0, AT_ONCE) },
      staleTime: 0,
      gcTime: 0,
    }),
  );
  return (
    <Dialog opened title={t('title')} onClose={onClose} size={560}>
      {data !== undefined && <Order proposed={data} onClose={onClose} />}
      {data === undefined && error === null && <Loading lines={5} />}
      {data === undefined && error !== null && (
        <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

/** As many as one file takes. */
const AT_ONCE = 200;

function Order({ proposed: { account, bills }, onClose }: { proposed: Proposed; onClose: () => void }) {
  const { t } = useTranslation(['transfers', 'common']);
  const errorText = useErrorText();
  const today = useToday();
  const [executionDay, setDay] = useState<Day | null>(today);
  const payable = bills.filter(({ hindrance }) => hindrance === null);
  // What is in a file already is paid twice only by somebody who means it.
  const [left, setLeft] = useState(() => payable.filter(({ inFile }) => inFile !== null).map(({ id }) => id));
  const [whole, setWhole] = useState<readonly string[]>([]);
  const ordered = payable
    .filter(({ id }) => !left.includes(id))
    .map((bill) => ({
      ...bill,
      discount: whole.includes(bill.id) ? ZERO : discountOn(bill.skonto, executionDay),
    }));
  const make = useMake(onClose);
  const isComplete = account !== null && executionDay !== null && executionDay >= today && ordered.length > 0;
  const toggle = (id: string) =>
    setLeft(left.includes(id) ? left.filter((one) => one !== id) : [...left, id]);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) make.mutate({ executionDay, ordered });
      }}
    >
      <p>{t('text')}</p>
      {account === null ? <NoAccount /> : <Account account={account} />}
      <DayField label={t('day')} autoFocus value={executionDay} onChange={setDay} required />
      {payable.length === 0 && <Notice tone="warn" title={t('none')} />}
      <ul className={styles.list} aria-label={t('list')}>
        {payable.map((bill) => (
          <Payable
            key={bill.id}
            bill={bill}
            isIn={!left.includes(bill.id)}
            onToggle={() => toggle(bill.id)}
            offer={executionDay === null ? null : skontoToTake(bill.skonto, executionDay)}
            isTaken={!whole.includes(bill.id)}
            onTake={(isTaken) =>
              setWhole(isTaken ? whole.filter((one) => one !== bill.id) : [...whole, bill.id])
            }
          />
        ))}
        {bills.map((bill) => bill.hindrance !== null && <Left key={bill.id} bill={bill} />)}
      </ul>
      <SumToPay
        cents={sumCents(ordered.map(({ open, discount }) => subtractCents(open, discount)))}
        kept={sumCents(ordered.map(({ discount }) => discount))}
      />
      {make.error !== null && <Notice tone="neg" title={errorText(make.error)} />}
      <DialogActions isBusy={make.isPending}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="filled" loading={make.isPending} disabled={!isComplete}>
          {t('confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}

function Account({ account }: { account: NonNullable<Proposed['account']> }) {
  const { t } = useTranslation('transfers');
  const { iban, holder, bankName } = account;
  return (
    <p className={styles.from}>
      {t('from')} {formatIban(iban)}
      <small>{[holder, bankName].filter((text) => text !== '').join(', ')}</small>
    </p>
  );
}

function NoAccount() {
  const { t } = useTranslation('transfers');
  return (
    <Notice
      tone="warn"
      title={t('noAccount')}
      action={
        <ButtonLink size="xs" to="/my-business">
          {t('toBusiness')}
        </ButtonLink>
      }
    >
      {t('noAccountText')}
    </Notice>
  );
}

interface PayableProps {
  bill: Bill;
  isIn: boolean;
  onToggle: () => void;
  /** Skonto of the day of execution. */
  offer: Bill['skonto'][number] | null;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

function Payable({ bill, isIn, onToggle, offer, isTaken, onTake }: PayableProps) {
  const { t } = useTranslation('transfers');
  const format = useFormat();
  const { number, payee, vendor, iban, open, otherAccount, inFile } = bill;
  return (
    <li data-left={!isIn || undefined}>
      <div>
        <CheckField
          label={payee === vendor ? vendor : `${payee} (${vendor})`}
          value={isIn}
          onChange={onToggle}
        />
        <small>
          {number}, {formatIban(iban)}
        </small>
        {offer !== null && isIn && (
          <div className={styles.skonto}>
            <SkontoChoice {...{ vendor, offer, isTaken, onTake }} />
          </div>
        )}
        {otherAccount !== null && (
          <small className={styles.warning}>{t('otherAccount', { iban: formatIban(otherAccount) })}</small>
        )}
        {inFile !== null && (
          <small className={styles.warning}>{t('inFile', { day: format.day(inFile.executesOn) })}</small>
        )}
      </div>
      <Money cents={offer !== null && isTaken ? subtractCents(open, offer.discount) : open} />
    </li>
  );
}

function Left({ bill: { vendor, number, hindrance } }: { bill: Bill }) {
  const { t } = useTranslation('transfers');
  if (hindrance === null) return null;
  return (
    <li data-left>
      <span>
        {vendor}
        <small>{number}</small>
      </span>
      <small>{t(`hindrance.${hindrance}`)}</small>
    </li>
  );
}

/** The file is saved at once, and can be taken back. */
function useMake(onDone: () => void) {
  const { t } = useTranslation('transfers');
  const renew = useRenewedBooks();
  const { discard } = useFileActs();
  return useMutation({
    mutationFn: ({ executionDay, ordered }: { executionDay: Day; ordered: readonly Ordered[] }) =>
      client.transfers.make({
        idempotencyKey: newKey(),
        executionDay,
        expenses: ordered.map(({ id, open, discount }) => ({
          id,
          amount: subtractCents(open, discount),
          ...(discount > 0 ? { discount } : {}),
        })),
        confirmSecond: ordered.some(({ inFile }) => inFile !== null),
      }),
    onSuccess: ({ id }) => {
      save(`/files/transfers/${id}`);
      void renew();
      onDone();
      toast.undo(t('made'), () => void discard(id), t('madeText'), UNDO_MILLISECONDS);
    },
  });
}

const UNDO_MILLISECONDS = 10_000;

function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
