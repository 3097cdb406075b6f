/** What the dialog about taxation holds, and how it is saved. */
import { askedReason, type RegimeReason, type TaxRegime } from '@belegbar/domain/business';
import { type Day, day, firstDayOf, quarterOf } from '@belegbar/domain/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import type { Completed } from '../ui/form/completed.ts';
import { useForm } from '../ui/form/use-form.ts';
import { toast } from '../ui/toast.tsx';
import { type Business, businessQuery, useBusinessForm } from './saving.ts';

/** The first regime reaches back to the beginning; the server gives it this day. */
export const FROM_THE_START: Day = day('2000-01-01');

type Begun = TaxRegime & { because?: RegimeReason };

interface RegimeValues {
  regime: TaxRegime;
  from: 'start' | 'day';
  /** Where it begins with a day. */
  validFrom: Day | null;
  /** What only the person knows, where it is asked. */
  isConfirmed: boolean;
}

/** Begins with the regime that holds now; a business without invoices may change it from the start. */
export function useRegimeForm(current: TaxRegime, onSaved: () => void) {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const queries = useQueryClient();
  const today = useToday();
  return useForm<RegimeValues, Begun>({
    begin: {
      regime: current,
      from: business.hasIssued ? 'day' : 'start',
      validFrom: firstDayOf(quarterOf(today)),
      isConfirmed: false,
    },
    complete: (values) => complete(values, business),
    act: async (regime) => {
      const saved = await client.business.setRegime(regime);
      queries.setQueryData<Business>(businessQuery.queryKey, saved);
      await queries.invalidateQueries();
      toast.success(t('regime.saved'));
      onSaved();
    },
  });
}

/** What must be said of the change that is entered; null where nothing is. */
export function reasonOf(
  { regime, from, validFrom }: RegimeValues,
  { regimes, hasIssued }: Pick<Business, 'regimes' | 'hasIssued'>,
): RegimeReason | null {
  if (from === 'start' || validFrom === null || !hasIssued) return null;
  return askedReason({ before: regimes, change: { ...regime, validFrom } });
}

function complete(values: RegimeValues, business: Business): Completed<Begun> {
  const { regime, from, validFrom, isConfirmed } = values;
  const begins = from === 'start' ? FROM_THE_START : validFrom;
  if (begins === null) return { ok: false, problems: [{ field: 'validFrom', code: 'day.form' }] };
  const because = isConfirmed ? reasonOf(values, business) : null;
  return {
    ok: true,
    value: { ...regime, validFrom: begins, ...(because === null ? {} : { because }) },
  };
}
