/** `/expenses/{id}/edit`: what of an expense was entered wrongly is set right, and the books say so. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page, PageHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState, Notice } from '../../ui/States.tsx';
import type { Expense } from '../message.ts';
import { BillScreen } from './BillScreen.tsx';
import type { Business } from './business.ts';
import { formOfExpense } from './expense-form.ts';
import { useCorrection } from './use-expense-form.ts';
import { WhatItCorrects } from './WhatItCorrects.tsx';

export function CorrectExpense({ id }: { id: string }) {
  const { t } = useTranslation('expense-form');
  const expense = useQuery(api.expenses.get.queryOptions({ input: { id } }));
  const business = useQuery(api.business.get.queryOptions());
  if (expense.data?.state === 'takenBack') return <TakenBack id={id} />;
  if (expense.data !== undefined && business.data !== undefined)
    return <Known expense={expense.data} business={business.data} />;
  const failed = expense.isError ? expense : business;
  return (
    <Page>
      <PageHead title={t('correct')} />
      {failed.isError ? (
        <ErrorState title={t('loadFailed')} error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Loading lines={8} />
      )}
    </Page>
  );
}

function Known({ expense, business }: { expense: Expense; business: Business }) {
  const { t } = useTranslation('expense-form');
  const { form, wasKept, isOfOlder } = useCorrection(expense, business);
  const [isAnew, setAnew] = useState(false);
  const begin = () => {
    form.reset(formOfExpense(expense));
    setAnew(true);
  };
  const { id, number } = expense;
  return (
    <BillScreen
      title={t('correctOf', { number })}
      form={form}
      business={business}
      isCorrection
      act={t('correctAct')}
      changes={<WhatItCorrects expense={expense} values={form.values} />}
      note={
        <>
          <Notice tone="info" title={t('correctTitle')}>
            {t('correctText')}
          </Notice>
          {wasKept && !isAnew && form.isChanged && (
            <Notice
              tone={isOfOlder ? 'warn' : 'info'}
              title={t('kept.title')}
              action={
                <Button size="xs" onClick={begin}>
                  {t('kept.anew')}
                </Button>
              }
            >
              {t(isOfOlder ? 'kept.olderText' : 'kept.text')}
            </Notice>
          )}
        </>
      }
      back={
        <BackLink to="/expenses/$id" params={{ id }}>
          {t('backToExpense')}
        </BackLink>
      }
    />
  );
}

function TakenBack({ id }: { id: string }) {
  const { t } = useTranslation('expense-form');
  return (
    <Page>
      <PageHead title={t('correct')} />
      <EmptyState
        title={t('takenBack')}
        text={t('takenBackText')}
        action={
          <ButtonLink to="/expenses/$id" params={{ id }}>
            {t('backToExpense')}
          </ButtonLink>
        }
        lines={0}
      />
    </Page>
  );
}
