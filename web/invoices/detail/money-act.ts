/** Money that came in, or went back, and the texts that tell it. */

export type MoneyAct = keyof typeof MONEY_TEXTS;

export const MONEY_TEXTS = {
  payment: {
    title: 'payment.dialogTitle',
    day: 'payment.day',
    limit: 'payment.openHint',
    euros: 'payment.euros',
    eurosHint: 'moved.payment',
    record: 'payment.record',
    recorded: 'payment.recorded',
    recordedText: 'payment.recordedText',
  },
  refund: {
    title: 'refund.dialogTitle',
    day: 'refund.day',
    limit: 'refund.openHint',
    euros: 'refund.euros',
    eurosHint: 'moved.refund',
    record: 'refund.record',
    recorded: 'refund.recorded',
    recordedText: 'refund.recordedText',
  },
} as const;
