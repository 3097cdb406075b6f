import { v7 as uuid } from 'uuid';
import type { Context, Platform } from '../platform/context.ts';
import { inTransaction } from '../platform/database/index.ts';
import { publishInserted } from './events.ts';
import { mailOwner } from './mail-owner.ts';
import { insertNotification } from './store.ts';

export interface InBothLanguages {
  de: string;
  en: string;
}

export interface NewNotification {
  userId: string;
  /** `capability_what`; `reminder_approval_needed` waits for an approval. */
  type: string;
  title: InBothLanguages;
  message: InBothLanguages;
  /** What a mail says instead of a message in the words of a stranger, who must not speak, nor set a link, in a mail of the product. */
  mailed?: InBothLanguages;
  /** A path of the app, or null. */
  actionUrl: string | null;
}

/**
 * Tells a person something, and at once to their open pages; what is told of a business also by mail, where its owner wants that. A transaction of the
 * context is joined.
 * On behalf of a signed-in person only to that very person, on behalf of the program to anyone.
 * @system Part of the verb that tells, which authorises and audits.
 */
export function addNotification(context: Context, notification: NewNotification): Promise<void> {
  const { userId, type, title, message, actionUrl } = notification;
  const id = uuid();
  return inTransaction(context, async (transaction) => {
    await insertNotification(transaction, {
      user_id: userId,
      id,
      type,
      title_de: title.de,
      title_en: title.en,
      message_de: message.de,
      message_en: message.en,
      created_at: context.platform.clock.now(),
      action_url: actionUrl,
    });
    await publishInserted(transaction, { userId, id });
    await mailOwner(context, transaction, notification);
  });
}

/** The context in which the program itself tells people something that belongs to no business, such as of their account. */
export function tellingContext(platform: Platform): Context {
  return {
    platform,
    businessId: '',
    actor: { kind: 'system', name: 'notifications' },
    requestId: '',
    transaction: null,
  };
}
