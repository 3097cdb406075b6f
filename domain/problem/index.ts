/** What is wrong with what somebody has entered, in one shape for all who look. */

/** A missing or wrong thing that the user can mend: which field, what, and the law that asks for it. */
export interface Problem {
  /** Path into the draft, `client.…` or `business.…`, e.g. `lines.0.quantity`, `client.vatId`, `business.taxNumber`. */
  field: string;
  /** Stable code, also the key of the translated message. */
  code: string;
  /** Law or rule, such as `§ 14 (4) No. 2 UStG`; empty for plain input errors. */
  paragraph: string;
  severity: 'blocking' | 'warning';
  /** Values for the message's placeholders. */
  values: Record<string, string>;
}
