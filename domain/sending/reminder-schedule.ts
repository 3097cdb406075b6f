/** The days on which a client is reminded of an invoice, counted from its due day. */
import { addDays, type Day, shiftToWorkingDay } from '@belegbar/domain/calendar';

/** Days are calendar days. */
export interface ReminderSchedule {
  /** Whether a client hears of an invoice shortly before it is due. */
  paymentDueReminders: boolean;
  reminderDaysBeforeDue: number;
  /** Whether a client hears of an invoice that is overdue. */
  overdueReminders: boolean;
  reminderDaysAfterDue: readonly number[];
}

export const USUAL_SCHEDULE = {
  paymentDueReminders: true,
  reminderDaysBeforeDue: 1,
  overdueReminders: true,
  reminderDaysAfterDue: [7, 14, 30],
} as const satisfies ReminderSchedule;

/** What a person is offered; any number of days up to the maximum holds. */
export const BEFORE_DUE_PRESETS = [1, 2, 3, 7] as const;
export const DAYS_BEFORE_DUE_MAXIMUM = 30;
export const DAYS_AFTER_DUE_MAXIMUM = 180;
/** As many reminders as one invoice can bring. */
export const REMINDERS_AFTER_DUE_MAXIMUM = 6;

export interface PlannedReminder {
  kind: 'beforeDue' | 'afterDue';
  /** Days before or after the due day, as the schedule counts them. */
  days: number;
  /** May be a Saturday, Sunday or holiday: a mail waits in the client's inbox. */
  day: Day;
}

/**
 * The reminders of an open invoice in the order of their days, all after the day of the invoice and after the one on which it was issued: what is dated
 * back is not reminded of on its first day. None after the due day on a day on which paying would still be in time: what is due on a Saturday, Sunday or nationwide holiday may be paid on the next working day
 * (§ 193 BGB). Of several that this moves to one day the first remains.
 */
export function planReminders(
  { invoiceDate, issuedOn, dueDate }: { invoiceDate: Day; issuedOn: Day; dueDate: Day },
  schedule: ReminderSchedule,
): PlannedReminder[] {
  const before = schedule.paymentDueReminders ? [beforeDue(dueDate, schedule.reminderDaysBeforeDue)] : [];
  const after = schedule.overdueReminders ? afterDue(dueDate, schedule.reminderDaysAfterDue) : [];
  return [...before, ...after].filter(({ day }) => day > invoiceDate && day > issuedOn);
}

function beforeDue(dueDate: Day, days: number): PlannedReminder {
  return { kind: 'beforeDue', days, day: addDays(dueDate, -days) };
}

function afterDue(dueDate: Day, daysAfterDue: readonly number[]): PlannedReminder[] {
  const lateFrom = firstLateDay(dueDate);
  const reminders = daysAfterDue
    .toSorted((a, b) => a - b)
    .map((days): PlannedReminder => {
      const counted = addDays(dueDate, days);
      return { kind: 'afterDue', days, day: counted < lateFrom ? lateFrom : counted };
    });
  return reminders.filter(({ day }, index) => day !== reminders[index - 1]?.day);
}

/** The first day on which paying is too late: what is due on a Saturday, Sunday or nationwide holiday may be paid on the next working day (§ 193 BGB). */
export function firstLateDay(dueDate: Day): Day {
  return addDays(shiftToWorkingDay(dueDate, null).day, 1);
}

/** How long a reminder that could not be written on its day is made up for, in days. */
const MADE_UP_FOR_DAYS = 3;

/** The reminder that is due on a day: the latest of the plan, if it is no older than three days, and announces no due day that has passed; null for none. */
export function reminderDueOn(plan: readonly PlannedReminder[], today: Day): PlannedReminder | null {
  const latest = plan.filter(({ day }) => day <= today).at(-1);
  if (latest === undefined) return null;
  const madeUpForDays =
    latest.kind === 'beforeDue' ? Math.min(latest.days, MADE_UP_FOR_DAYS) : MADE_UP_FOR_DAYS;
  return addDays(latest.day, madeUpForDays) >= today ? latest : null;
}

/** After a reminder by hand the plan is silent for so many days. */
export const SILENT_DAYS = 3;

/** Every reminder asks for the money “within the next few days”: so many, before a person is urged to do more. */
const REST_DAYS = 7;

/** The day on which an invoice presses again after a reminder has left: a week later, or when the plan comes to the next one. */
export function restsUntil(remindedOn: Day, plan: readonly PlannedReminder[]): Day {
  const [spoken, rested] = [addDays(remindedOn, SILENT_DAYS), addDays(remindedOn, REST_DAYS)];
  const next = plan.find(({ day }) => day > remindedOn)?.day ?? rested;
  if (next >= rested) return rested;
  return next < spoken ? spoken : next;
}

export type CheckedDays =
  | { ok: true; value: number[] }
  | { ok: false; code: 'reminder.none' | 'reminder.range' | 'reminder.twice' | 'reminder.many' };

/** The days after the due day from the first to the last, or why they make no schedule: at least one, each once, all within the maximum. */
export function checkDaysAfterDue(days: readonly number[]): CheckedDays {
  if (days.length === 0) return { ok: false, code: 'reminder.none' };
  const isDay = (count: number) => Number.isInteger(count) && count >= 1 && count <= DAYS_AFTER_DUE_MAXIMUM;
  if (!days.every(isDay)) return { ok: false, code: 'reminder.range' };
  if (new Set(days).size !== days.length) return { ok: false, code: 'reminder.twice' };
  if (days.length > REMINDERS_AFTER_DUE_MAXIMUM) return { ok: false, code: 'reminder.many' };
  return { ok: true, value: days.toSorted((a, b) => a - b) };
}
