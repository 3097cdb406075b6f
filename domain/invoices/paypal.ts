/** How an invoice can be paid by PayPal; what is not known is empty. */
export interface DocumentPaypal {
  /** Address of the account. */
  email: string;
  /** Name behind paypal.me. */
  username: string;
  /** SHA-256 of the uploaded code's picture as stored; null without one. */
  code: string | null;
}
