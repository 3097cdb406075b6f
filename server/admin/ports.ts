/** What administration is given by the program that runs it. */
import type { CapabilityRecords } from '../platform/capability.ts';

export interface AdminPorts {
  /** Lower case. */
  adminEmails: readonly string[];
  app: { version: string };
  /** Origin of the install, as people type it. */
  baseUrl: string;
  /** Of all of the install. */
  capabilities: readonly CapabilityRecords[];
  /** True if mails are sent by a mail server and do not stay here. */
  hasMailServer: boolean;
}
