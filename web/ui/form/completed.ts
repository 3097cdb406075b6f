/** A missing or wrong thing at a field; the shape of `Problem` in `domain/invoices`. */
export interface ProblemAtField {
  field: string;
  code: string;
  severity?: 'blocking' | 'warning';
  paragraph?: string;
  values?: Record<string, string>;
}

/** What is sent of a form, or all that keeps it from being sent, each at its field. */
export type Completed<Input> =
  | { ok: true; value: Input }
  | { ok: false; problems: readonly ProblemAtField[] };
