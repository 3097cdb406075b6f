/** What the schedule comes to for an invoice of today: its days in order, as a line of points. */
import { shiftToWorkingDay } from '@belegbar/domain/calendar';
import { dueDate, usualTerms } from '@belegbar/domain/invoices';
import { type PlannedReminder, planReminders } from '@belegbar/domain/sending';
import { useTranslation } from 'react-i18next';
import { useBusinessForm } from '../../business/index.ts';
import { useToday } from '../../session/session.ts';
import { useFormat } from '../../ui/format.ts';
import styles from './mails.module.css';
import timeline from './timeline.module.css';

export function ReminderTimeline() {
  const { t } = useTranslation('account');
  const format = useFormat();
  const { business } = useBusinessForm();
  const today = useToday();
  const { defaultPaymentDays: paymentDays, dueDateFormat } = business;
  const due = dueDate(today, usualTerms({ paymentDays, dueDateFormat }, today));
  const planned = planReminders({ invoiceDate: today, issuedOn: today, dueDate: due }, business);
  const inTime = shiftToWorkingDay(due, null);
  const point = (reminder: PlannedReminder) => (
    <Point
      key={`${reminder.kind} ${reminder.days}`}
      kind={reminder.kind}
      name={t(reminder.kind === 'beforeDue' ? 'mails.before' : 'mails.after', { count: reminder.days })}
      day={format.dayNear(reminder.day)}
    />
  );
  return (
    <figure className={timeline.plan} aria-labelledby="reminder-plan">
      <figcaption className={styles.label} id="reminder-plan">
        {t('mails.timeline')}
        <span className={timeline.planOf}>{t('mails.example', { due: format.day(due) })}</span>
      </figcaption>
      <ol className={timeline.line}>
        <Point kind="invoice" name={t('mails.invoice')} day={format.dayNear(today)} />
        {planned.filter(({ kind }) => kind === 'beforeDue').map(point)}
        <Point kind="due" name={t('mails.due')} day={format.dayNear(due)} />
        {planned.filter(({ kind }) => kind === 'afterDue').map(point)}
      </ol>
      {inTime.shiftedBy !== null && (
        <p className={timeline.hint}>{t('mails.onNextWorkingDay', { day: format.dayNear(inTime.day) })}</p>
      )}
      {planned.length === 0 && <p className={timeline.hint}>{t('mails.nobody')}</p>}
    </figure>
  );
}

function Point({
  kind,
  name,
  day,
}: {
  kind: 'invoice' | 'due' | PlannedReminder['kind'];
  name: string;
  day: string;
}) {
  return (
    <li className={timeline.point} data-kind={kind}>
      <span className={timeline.pointName}>{name}</span>
      <span className={timeline.pointDay}>{day}</span>
    </li>
  );
}
