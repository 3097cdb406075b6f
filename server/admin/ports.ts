/** What administration is given by the program that runs it. */
import type { CapabilityRecords } from '../platform/capability.ts';
import type { Notice, Risk } from '../platform/config/index.ts';

export interface AdminPorts {
  /** Lower case. */
  adminEmails: readonly string[];
  app: { version: string };
  /** Origin of the install, as people type it. */
  baseUrl: string;
  /** What the law wants of who runs an install that others reach, and it lacks. */
  missingNotices: readonly Notice[];
  /** What is allowed in this install and nevertheless not safe. */
  risks: readonly Risk[];
  /** Of all of the install. */
  capabilities: readonly CapabilityRecords[];
  /** True if mails are sent by a mail server and do not stay here. */
  hasMailServer: boolean;
}
