/** The program telling people something, without a person of its own. */
import { addNotification, type NewNotification } from '@belegbar/server/notifications';
import type { Context, Platform } from '../../server/platform/context.ts';

/** The program itself, on behalf of nobody. */
export function program(platform: Platform): Context {
  return {
    platform,
    businessId: '',
    actor: { kind: 'system', name: 'story' },
    requestId: 'story',
    transaction: null,
  };
}

/** Tells the person something, unless told otherwise of the type `told`. */
export function notifies(
  context: Context,
  { userId }: { userId: string },
  notification: Partial<NewNotification> = {},
): Promise<void> {
  return addNotification(context, {
    userId,
    type: 'told',
    title: { de: 'Deutsch', en: 'English' },
    message: { de: 'Text', en: 'text' },
    actionUrl: null,
    ...notification,
  });
}
