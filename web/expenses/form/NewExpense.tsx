/** `/expenses/new`: a bill of others is entered, and what it does is told beside it. */
import { missingOfEntertainment } from '@belegbar/domain/expenses';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ConfirmDialog } from '../../ui/Dialogs.tsx';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState, Notice } from '../../ui/States.tsx';
import { BillScreen } from './BillScreen.tsx';
import type { Business } from './business.ts';
import { newForm, participantsOf } from './expense-form.ts';
import { Receipts } from './Receipts.tsx';
import { ReceiptSide } from './reading/ReceiptSide.tsx';
import { useFilling, useNeighbours, useReadFieldInFocus, useReading } from './reading/use-reading.ts';
import { useAskedReceipt } from './use-asked-receipt.ts';
import { type BillForm, useNewExpense } from './use-expense-form.ts';

/** `receiptId`: of one that waits and is to be entered. */
export function NewExpense({ receiptId }: { receiptId?: string | undefined }) {
  const { t } = useTranslation('expense-form');
  const { data, error, refetch } = useQuery(api.business.get.queryOptions());
  if (data !== undefined) return <Known key={receiptId} business={data} receiptId={receiptId} />;
  return (
    <Page>
      <PageHead title={t('title')} />
      {error === null ? (
        <Loading lines={8} />
      ) : (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** Whoever presses twice must not book the receipt that comes next unseen. */
const SEEN_MILLISECONDS = 700;

interface KnownProps {
  business: Business;
  receiptId: string | undefined;
}

function Known({ business, receiptId }: KnownProps) {
  const { t } = useTranslation('expense-form');
  const neighbours = useNeighbours(receiptId);
  const query = useReading(receiptId);
  const lit = useReadFieldInFocus();
  const { form, wasKept } = useNewExpense(business, { receiptId, next: neighbours.next });
  const fillAnew = useFilling(form, query.data?.fields ?? null);
  const [shownAt] = useState(() => performance.now());
  const asked = useAskedReceipt(form, receiptId);
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const [isAnew, setAnew] = useState(false);
  const submit = () => {
    if (receiptId !== undefined && performance.now() - shownAt < SEEN_MILLISECONDS) return;
    if (form.isComplete && isMealWithoutProof(form)) setAsking(true);
    else void form.submit();
  };
  const begin = () => {
    fillAnew();
    form.reset({ ...newForm(today), receipts: asked });
    setAnew(true);
  };
  return (
    <BillScreen
      title={t('title')}
      form={{ ...form, submit }}
      business={business}
      isCorrection={false}
      act={t(neighbours.next === undefined ? 'book' : 'bookAndNext')}
      receipt={receiptId === undefined ? undefined : <ReceiptSide {...{ form, query, neighbours, lit }} />}
      note={
        wasKept && !isAnew && form.isChanged ? (
          <Notice
            tone="info"
            title={t('kept.title')}
            action={
              <Button size="xs" onClick={begin}>
                {t('kept.anew')}
              </Button>
            }
          >
            {t('kept.text')}
          </Notice>
        ) : null
      }
      back={<BackLink to="/finance/expenses">{t('back')}</BackLink>}
    >
      <Receipts form={form} />
      <ConfirmDialog
        opened={isAsking}
        title={t('meal.askTitle')}
        text={<p>{t('meal.askText')}</p>}
        confirmLabel={t('meal.askConfirm')}
        onConfirm={async () => {
          setAsking(false);
          await form.submit();
        }}
        onClose={() => setAsking(false)}
      />
    </BillScreen>
  );
}

function isMealWithoutProof({ values: { category, entertainment } }: BillForm): boolean {
  const participants = participantsOf(entertainment.participants);
  return (
    category === 'business_meals' && missingOfEntertainment({ ...entertainment, participants }).length > 0
  );
}
