/** What the dialog about taxation holds, and how it is saved. */
import type { TaxRegime } from '@belegbar/domain/business';
import { type Day, day, firstDayOf, quarterOf } from '@belegbar/domain/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api.ts';
import { useToday } from '../session.ts';
import { toast } from '../ui/toast.tsx';
import { useSending } from '../ui/use-sending.ts';
import { type Business, businessQuery, useBusinessForm } from './saving.ts';

/** The first regime reaches back to the beginning; the server gives it this day. */
export const FROM_THE_START: Day = day('2000-01-01');

/** Begins with the regime that holds now; a business without invoices may change it from the start. */
export function useRegimeForm(current: TaxRegime, onSaved: () => void) {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const queries = useQueryClient();
  const today = useToday();
  const sending = useSending();
  const [regime, setRegime] = useState(current);
  const [from, setFrom] = useState<'start' | 'day'>(business.hasIssued ? 'day' : 'start');
  const [validFrom, setValidFrom] = useState<Day | null>(firstDayOf(quarterOf(today)));
  const beginning = from === 'start' ? FROM_THE_START : validFrom;
  const act = async (begins: Day) => {
    const saved = await client.business.setRegime({ ...regime, validFrom: begins });
    queries.setQueryData<Business>(businessQuery.queryKey, saved);
    await queries.invalidateQueries();
    toast.success(t('regime.saved'));
    onSaved();
  };
  return {
    regime,
    setRegime,
    from,
    setFrom,
    validFrom,
    setValidFrom,
    isComplete: beginning !== null,
    isBusy: sending.isBusy,
    failure: sending.failure,
    save: () => {
      if (beginning !== null) void sending.send(() => act(beginning));
    },
  };
}
