/** What the daily job does that tidies up the stored files. */
import { listBusinessIds } from '@belegbar/server/business';
import { sweepFiles as sweep } from '@belegbar/server/platform/files';
import { CAPABILITIES } from '../../server/capabilities.ts';
import { fileUses } from '../../server/platform/capability.ts';
import type { Platform } from '../../server/platform/context.ts';

export function sweepFiles(platform: Platform): Promise<void> {
  return sweep(platform, { businessIds: listBusinessIds, uses: fileUses(CAPABILITIES) });
}
