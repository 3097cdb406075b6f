import { api } from '../platform/http/index.ts';
import { type OutboxInstall, readOutbox } from './read.ts';

export function outboxRoutes(install: OutboxInstall) {
  return { list: api.outbox.list.handler(({ context }) => readOutbox(install, context)) };
}
