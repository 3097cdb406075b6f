/** What administration is given by the program that runs it. */

export interface AdminPorts {
  /** Lower case. */
  adminEmails: readonly string[];
  app: { version: string };
  /** Origin of the install, as people type it. */
  baseUrl: string;
  /** True if mails are sent by a mail server and do not stay here. */
  hasMailServer: boolean;
}
