/** Where a return stands, and the mark that its owner sets: that it was filed, on which day, or that it was not after all. */
import type { FiledReturn } from '@belegbar/contract/tax-reports-filed';
import type { Day, Period } from '@belegbar/domain/calendar';
import { returnState } from '@belegbar/domain/tax-reports';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { output } from 'zod';
import { api, client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { toast } from '../ui/toast.tsx';
import { FiledDialog } from './FiledDialog.tsx';
import styles from './filed.module.css';
import { PaidButton } from './PaidButton.tsx';
import { ReturnBadge } from './ReturnBadge.tsx';

type Filed = output<typeof FiledReturn>;

export interface MarkedReturn {
  report: Filed['report'];
  period: string;
  /** Null: nobody asks for it. */
  dueDate: Day | null;
  lastEntry: number;
  /** Whether its figures are others now than those that were filed. */
  isChanged: boolean;
  /** Its period is over, so that it can have been filed. */
  isOver: boolean;
}

/** Nothing before it is known whether it was filed, nor of a return that nobody asks for. */
export function FiledMark(props: MarkedReturn) {
  const { report, period, dueDate, isChanged, isOver } = props;
  const { t } = useTranslation('tax-reports');
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery(
    api.taxReports.filedReturns.queryOptions({ input: { year: Number(period.slice(0, 4)) } }),
  );
  if (data === undefined) return null;
  const filed = data.returns.find((one) => one.report === report && one.period === period);
  if (filed === undefined && dueDate === null) return null;
  const payment = filed?.payment ?? null;
  const state = returnState({ dueDate, filedOn: filed?.filedOn ?? null, isChanged, payment, today });
  const canFile = isOver && (filed === undefined || state.word === 'correction');
  return (
    <div className={styles.mark}>
      <ReturnBadge state={state} dueDate={dueDate} filedOn={filed?.filedOn ?? null} payment={payment} />
      {canFile && (
        <Button size="xs" onClick={() => setAsking(true)}>
          {t(filed === undefined ? 'filed.mark' : 'filed.markCorrection')}
        </Button>
      )}
      {filed !== undefined && payment !== null && !isChanged && (
        <PaidButton filed={{ period: period as Period, filedOn: filed.filedOn, payment }} />
      )}
      {filed !== undefined && <TakeBack filed={filed} />}
      {isAsking && <FiledDialog of={props} onClose={() => setAsking(false)} />}
    </div>
  );
}

function TakeBack({ filed }: { filed: Filed }) {
  const { t } = useTranslation('tax-reports');
  const format = useFormat();
  const errorText = useErrorText();
  const cache = useQueryClient();
  const undo = useMutation({
    mutationFn: () => client.taxReports.undoFiled({ id: filed.id }),
    onSuccess: () => cache.invalidateQueries({ queryKey: api.taxReports.key() }),
    onError: (error) => toast.error(t('filed.undoFailed'), errorText(error)),
  });
  return (
    <Button
      size="xs"
      variant="subtle"
      loading={undo.isPending}
      aria-label={t('filed.undoOf', { day: format.day(filed.filedOn) })}
      onClick={() => undo.mutate()}
    >
      {t('filed.undo')}
    </Button>
  );
}
