/** Taking an export, past the endpoint that asks for the password. */

import { buffer } from 'node:stream/consumers';
import { streamExport } from '@belegbar/server/data-export';
import { v7 as uuid } from 'uuid';
import { CAPABILITIES } from '../../server/capabilities.ts';
import { beginExport } from '../../server/data-export/begin.ts';
import type { Context } from '../../server/platform/context.ts';
import { type ReadExport, readExport } from './archive-reader.ts';

const APP = { name: 'Belegbar', version: '0.0.0-story' };

/** Allows a download, as the endpoint does after the password. Returns what fetches it. */
export async function allowed(context: Context): Promise<{ id: string; sessionId: string }> {
  if (context.actor.kind !== 'user') throw new Error('only a person takes an export');
  const { userId } = context.actor;
  const who = { userId, email: '', name: '', language: 'de', isAdmin: false } as const;
  const sessionId = uuid();
  const ports = {
    confirmOwner: async () => {},
    notifyUser: async () => {},
    securityLog: { logSecurityEvent: async () => {} },
  };
  const request = {
    platform: context.platform,
    requestId: context.requestId,
    user: { ...who, sessionId, businessId: context.businessId },
    address: '127.0.0.1',
    isLoopback: true,
    headers: new Headers(),
    setCookie: () => {},
  };
  return { id: (await beginExport(ports, request, { password: '' })).id, sessionId };
}

/** The bytes of the ZIP. */
export async function exportBytes(context: Context): Promise<Buffer> {
  const { stream } = await streamExport(
    context,
    { app: APP, capabilities: CAPABILITIES },
    await allowed(context),
  );
  return buffer(stream);
}

export async function exportOf(context: Context): Promise<ReadExport> {
  return readExport(await exportBytes(context));
}
