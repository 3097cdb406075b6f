/** On which day a return went to the tax office. */
import type { Day } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client, newKey } from '../connection/api.ts';
import { problemsOf, useErrorText, useProblemText } from '../connection/problems.ts';
import { useToday } from '../session/session.ts';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Notice } from '../ui/States.tsx';
import type { MarkedReturn } from './FiledMark.tsx';
import styles from './filed.module.css';

export function FiledDialog({ of, onClose }: { of: MarkedReturn; onClose: () => void }) {
  const { t } = useTranslation(['tax-reports', 'common']);
  const [filedOn, setFiledOn] = useState<Day | null>(useToday());
  const mark = useMark(of, onClose);
  const { day, whole } = useRefusal(mark.error);
  return (
    <Dialog opened title={t('filed.title')} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (filedOn !== null) mark.mutate(filedOn);
        }}
      >
        <p>{t('filed.text')}</p>
        <DayField label={t('filed.day')} value={filedOn} onChange={setFiledOn} error={day} required />
        {whole !== undefined && <Notice tone="neg" title={whole} />}
        <DialogActions isBusy={mark.isPending}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={mark.isPending} disabled={filedOn === null}>
            {t('filed.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useMark({ report, period, lastEntry }: MarkedReturn, onDone: () => void) {
  const cache = useQueryClient();
  const [idempotencyKey, setKey] = useState(newKey);
  return useMutation({
    mutationFn: (filedOn: Day) =>
      client.taxReports.markFiled({ idempotencyKey, report, period, filedOn, lastEntry }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: api.taxReports.key() });
      onDone();
    },
    // Another day is another request.
    onError: () => setKey(newKey()),
  });
}

/** What is wrong with the day, or why it cannot be marked at all. */
function useRefusal(error: unknown): { day: string | undefined; whole: string | undefined } {
  const errorText = useErrorText();
  const problemText = useProblemText();
  const problem = problemsOf(error).find(({ field }) => field === 'filedOn');
  if (problem !== undefined) return { day: problemText(problem), whole: undefined };
  return { day: undefined, whole: error === null ? undefined : errorText(error) };
}
