/** The kinds of acts that follow a document; what makes no sense where it is drawn is left out. */
export const STEP_KINDS = [
  'payment',
  'payment',
  'payment',
  'skonto',
  'creditNote',
  'refund',
  'writeOff',
  'cancelInvoice',
  'cancelInvoice',
  'undo',
  'correction',
] as const;
