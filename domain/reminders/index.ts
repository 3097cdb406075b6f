/** When a client is reminded of an invoice. */
export {
  BEFORE_DUE_PRESETS,
  checkDaysAfterDue,
  DAYS_AFTER_DUE_MAXIMUM,
  DAYS_BEFORE_DUE_MAXIMUM,
  firstLateDay,
  type PlannedReminder,
  planReminders,
  REMINDERS_AFTER_DUE_MAXIMUM,
  type ReminderSchedule,
  reminderDueOn,
  USUAL_SCHEDULE,
} from './schedule.ts';
