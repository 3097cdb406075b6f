/** Where a return stands in a list: its day while it is to come, how late it is, and the day on which it was filed or paid. */
import type { Day } from '@belegbar/domain/calendar';
import { type FiledReport, returnState } from '@belegbar/domain/tax-reports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { useFormat } from '../ui/format.ts';
import { ReturnBadge } from './ReturnBadge.tsx';

interface Props {
  /** Null: what is not filed as a return of its own. */
  report: FiledReport | null;
  /** As it is filed. */
  period: string;
  dueDate: Day;
  /** Whether what was filed comes to other figures now. */
  isChanged: boolean;
}

/** Nothing before it is known whether it was filed: a day alone would call it due. */
export function ReturnStanding({ report, period, dueDate, isChanged }: Props) {
  const { t } = useTranslation('tax-reports-form');
  const format = useFormat();
  const today = useToday();
  const { data, isError } = useQuery({
    ...api.taxReports.filedReturns.queryOptions({ input: { year: Number(period.slice(0, 4)) } }),
    enabled: report !== null,
  });
  const due = t('due', { day: format.day(dueDate) });
  if (report === null || isError) return due;
  if (data === undefined) return null;
  const filed = data.returns.find((one) => one.report === report && one.period === period);
  const filedOn = filed?.filedOn ?? null;
  const payment = filed?.payment ?? null;
  const state = returnState({ dueDate, filedOn, isChanged, payment, today });
  if (state.word === 'open') return due;
  return <ReturnBadge state={state} dueDate={dueDate} filedOn={filedOn} payment={payment} />;
}
