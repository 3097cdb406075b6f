/** The minutes after the issue in which an invoice that nobody outside has seen can still be taken back without a document (docs/decisions/037). */
export const GRACE_MILLISECONDS = 5 * 60 * 1000;
