import type { Events } from '../platform/events/index.ts';
import { api, businessContext, type RequestContext, signedInUser } from '../platform/http/procedures.ts';
import type { Auth } from '../sign-in/index.ts';
import { markAllRead } from './mark-all-read.ts';
import { markRead } from './mark-read.ts';
import { listNotifications } from './read.ts';
import { removeNotification } from './remove.ts';
import { streamNotifications } from './stream.ts';
import { createStreamPlaces } from './stream-places.ts';
import type { Language } from './view.ts';

const { notifications } = api;

export interface NotificationsPorts {
  auth: Pick<Auth, 'isSessionOpen'>;
  /** The line over which all servers of the database hear of each other. */
  events: Events;
}

export function notificationsRoutes({ auth, events }: NotificationsPorts) {
  const places = createStreamPlaces();
  return {
    list: notifications.list.handler(({ context, input }) =>
      listNotifications(businessContext(context), { ...reader(context, input), filter: input.filter }),
    ),
    markRead: notifications.markRead.handler(({ context, input }) =>
      markRead(businessContext(context), { userId: signedInUser(context).userId, id: input.id }),
    ),
    markAllRead: notifications.markAllRead.handler(({ context }) =>
      markAllRead(businessContext(context), { userId: signedInUser(context).userId }),
    ),
    remove: notifications.remove.handler(({ context, input }) =>
      removeNotification(businessContext(context), { userId: signedInUser(context).userId, id: input.id }),
    ),
    stream: notifications.stream.handler(({ context, input, signal = events.stopping }) => {
      const { sessionId } = signedInUser(context);
      const isSessionOpen = () => auth.isSessionOpen(sessionId);
      const options = { events, ...reader(context, input), isSessionOpen, signal };
      return places.within(sessionId, signal, () => streamNotifications(businessContext(context), options));
    }),
  };
}

/** Who reads, and in which language. */
function reader(context: RequestContext, { language }: { language?: Language | undefined }) {
  const user = signedInUser(context);
  return { userId: user.userId, language: language ?? user.language };
}
