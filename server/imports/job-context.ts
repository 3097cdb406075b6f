/** A job acts for whoever began it. */
import type { Context, Platform } from '../platform/context.ts';
import type { JobPayload } from '../platform/jobs/index.ts';
import type { ImportKey } from './store.ts';

export function systemContext(platform: Platform, businessId: string): Context {
  const actor = { kind: 'system', name: 'imports' } as const;
  return { platform, businessId, actor, requestId: '', transaction: null };
}

export function actingFor(context: Context, userId: string | null): Context {
  return userId === null ? context : { ...context, actor: { kind: 'user', userId } };
}

export function keyOf({ businessId, importId = '' }: JobPayload): ImportKey {
  return { businessId, id: importId };
}
