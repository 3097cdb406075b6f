import type { RequestContext } from '../platform/http/index.ts';
import { listOutbox } from '../platform/mail/index.ts';
import { notFound } from '../platform/refusal.ts';

export interface OutboxInstall {
  /** True if mails are sent by a mail server and do not stay here. */
  hasMailServer: boolean;
  /** True if only this machine can reach the server. */
  isLocal: boolean;
}

const MAILS_MAX = 200;

/** True if mails stay here and the visitor is the operator: someone at this very machine, or an administrator. */
export function canReadOutbox(
  install: OutboxInstall,
  request: Pick<RequestContext, 'isLoopback' | 'user'>,
): boolean {
  if (install.hasMailServer) return false;
  return (install.isLocal && request.isLoopback) || request.user?.isAdmin === true;
}

/** The newest mails first. For anyone but the operator there is no outbox: NOT_FOUND. */
export async function readOutbox(install: OutboxInstall, request: RequestContext) {
  if (!canReadOutbox(install, request)) throw notFound();
  const mails = await listOutbox(request.platform.database, MAILS_MAX);
  return { mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) };
}
