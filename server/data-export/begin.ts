import { assert } from '@belegbar/domain/money';
import { v7 as uuid } from 'uuid';
import { audit } from '../platform/audit/index.ts';
import { authorise } from '../platform/authorise.ts';
import { inTransaction } from '../platform/database/index.ts';
import { businessContext, type RequestContext, signedInUser } from '../platform/http/index.ts';
import { deviceInWords, notifySafely } from '../sign-in/index.ts';
import type { DataExportPorts } from './ports.ts';
import { putExport, selectExport } from './store.ts';
import { type ExportView, viewOf } from './view.ts';

/**
 * Allows this session one download of everything. Whoever sits at an open page could carry all of it away, so the password is asked for, and the
 * owner is told. Refuses INVALID_PASSWORD, TOO_MANY_ATTEMPTS, and TOO_MANY_REQUESTS for who asks often.
 */
export async function beginExport(
  ports: DataExportPorts,
  request: RequestContext,
  { password }: { password: string },
): Promise<ExportView> {
  const context = businessContext(request);
  authorise(context);
  const { userId, sessionId } = signedInUser(request);
  await ports.confirmOwner(request, { password, counted: ['dataExport', userId] });
  const now = context.platform.clock.now();
  const key = { businessId: context.businessId, id: uuid(), sessionId };
  const row = await inTransaction(context, async (transaction) => {
    await putExport(transaction, key, now);
    await audit(context, transaction, {
      action: 'dataExport.begin',
      subjectKind: 'business',
      subjectId: context.businessId,
      detail: { exportId: key.id },
    });
    return selectExport(transaction, context.businessId);
  });
  await notifyOwner(ports, request);
  const view = row === undefined ? null : viewOf(row, { now, sessionId });
  assert(view !== null, 'an export that was just begun is there');
  return view;
}

/** What is done is done, whether or not it could be told. */
async function notifyOwner(
  { notifyUser, securityLog }: DataExportPorts,
  request: RequestContext,
): Promise<void> {
  const { userId } = signedInUser(request);
  const device = deviceInWords(request.headers.get('user-agent'));
  await securityLog.logSecurityEvent(
    { eventType: 'data_exported', severity: 'warning' },
    { userId, emailAddress: null, address: request.address, device },
  );
  await notifySafely({ notifyUser, log: request.platform.log }, { userId, kind: 'data-exported' });
}
