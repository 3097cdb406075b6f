/** Carrying out what was confirmed, and removing what no longer has to be kept, once an hour. */
import type { CapabilityRecords } from '../platform/capability.ts';
import type { Platform } from '../platform/context.ts';
import type { JobDefinition } from '../platform/jobs/index.ts';
import { carryOutDeletions } from './carry-out.ts';

export function accountDeletionJobs(capabilities: readonly CapabilityRecords[]): JobDefinition[] {
  const handle = (platform: Platform) => carryOutDeletions(platform, capabilities);
  return [{ name: 'account-deletion.due', everyHour: true, handle }];
}
