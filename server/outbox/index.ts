/** The local outbox: mails of an install without a mail server, shown to its operator. */
export { canReadOutbox, type OutboxInstall, readOutbox } from './read.ts';
export { outboxRoutes } from './routes.ts';
