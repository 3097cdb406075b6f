/** A mail to someone outside in the name of a business, and what can become of it. */

export interface MailFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A picture that stands within the mail. */
export interface MailPicture extends MailFile {
  /** Such as `logo@mail`. */
  contentId: string;
}

export interface ClientMail {
  /** Left half of the message id: the same for every try, so that its reader gets it once. */
  id: string;
  to: readonly string[];
  cc: readonly string[];
  /** Shown beside the address of the install. */
  senderName: string;
  /** Where answers go; empty: to the address of the install. */
  replyTo: string;
  subject: string;
  text: string;
  /** The same as HTML; names its pictures as `cid:` and their id. */
  html: string;
  pictures: readonly MailPicture[];
  files: readonly MailFile[];
  /** Whether nobody wrote it by hand (RFC 3834). */
  isAutomatic: boolean;
}

/** `answer` is what the mail server said, or why it could not be asked. */
export type Delivery =
  /** Taken by the mail server for all but some recipients: `refused` for good, or `putOff`; `answer` is about them. */
  | { kind: 'sent'; refused: string[]; putOff: string[]; answer: string }
  /** There is no mail server: it lies in the outbox. */
  | { kind: 'kept' }
  /** Refused for good; nobody has it. */
  | { kind: 'refused'; answer: string }
  /** Not taken this time; nobody has it. */
  | { kind: 'postponed'; answer: string }
  /** The line broke after the last byte and before the answer: it may have arrived. */
  | { kind: 'unsure'; answer: string };

/** Tries once. `handOver` is asked when the mail server has asked for the mail and only its end is left, from where on it may arrive; what it throws stops the mail, and is thrown. */
export type Post = (mail: ClientMail, handOver: () => Promise<void>) => Promise<Delivery>;
