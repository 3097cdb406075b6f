/** An install with an administrator, a user and a stranger, each asking the administration over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutBusiness } from '@belegbar/server/platform/database';
import { main } from '../../server/main.ts';
import { readConfig } from '../../server/platform/config/index.ts';
import type { Platform } from '../../server/platform/context.ts';
import { NO_RATE_LIMITS } from '../../server/platform/http/index.ts';
import { addConfirmedUser, type DemoPort } from '../../server/sign-in/index.ts';
import { freePort } from '../../tools/support/port.ts';
import { freshDatabase } from './database.ts';
import type { FreshDatabase } from './test-server.ts';

/** The administrator's address, and the user's. */
export const JONAS = 'jonas@demo.example';
export const AYLIN = 'aylin@demo.example';
const HEADERS = { 'content-type': 'application/json', 'x-belegbar': '1' };

export interface Administration {
  fresh: FreshDatabase;
  address: string;
  /** `Cookie` headers; a stranger has none. */
  cookies: Record<'stranger' | 'user' | 'admin', string>;
  calls<Answer>(who: 'stranger' | 'user' | 'admin', name: string, input: unknown): Promise<Called<Answer>>;
  /** What an administrator is answered. */
  asked<Answer>(name: string, input?: unknown): Promise<Answer>;
  close(): Promise<void>;
}

interface Called<Answer> {
  status: number;
  json: Answer & { code?: string };
}

/** Jonas administers, Aylin does not. @param variables beside those of an install that is safe */
export async function administrate(variables: Record<string, string> = {}): Promise<Administration> {
  const fresh = await freshDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-admin-'));
  const config = readConfig({
    PORT: String(await freePort()),
    DATABASE_URL: fresh.superuser.options.connectionString,
    BELEGBAR_DATA: folder,
    BELEGBAR_DEMO: 'on',
    ADMIN_EMAILS: JONAS,
    LOG_LEVEL: 'silent',
    ...variables,
  });
  const server = await main(config, { demo: withoutBooks, limits: NO_RATE_LIMITS, webFolder: null });
  const { address } = server;
  const cookies = {
    stranger: '',
    admin: await entersAs(address, 'jonas'),
    user: await entersAs(address, 'aylin'),
  };
  const calls: Administration['calls'] = async (who, name, input) => {
    const body = JSON.stringify({ json: input });
    const headers = { ...HEADERS, cookie: cookies[who] };
    const answer = await fetch(`${address}/rpc/admin/${name}`, { method: 'POST', headers, body });
    const { json } = (await answer.json()) as { json: Called<never>['json'] };
    return { status: answer.status, json };
  };
  return {
    fresh,
    address,
    cookies,
    calls,
    asked: async <Answer>(name: string, input?: unknown) => (await calls<Answer>('admin', name, input)).json,
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs people in without a password, as the demo does, and without their books. */
function withoutBooks(platform: Platform): DemoPort {
  return {
    available: () => true,
    isDemo: () => false,
    enter: async (who) => {
      const email = `${who}@demo.example`;
      const user = { email, name: who, language: 'de' } as const;
      const userId = await withoutBusiness(platform.database, (transaction) =>
        addConfirmedUser(transaction, user),
      );
      return { email, userId };
    },
  };
}

async function entersAs(address: string, who: 'jonas' | 'aylin'): Promise<string> {
  const body = JSON.stringify({ json: { who, language: 'de' } });
  const answer = await fetch(`${address}/rpc/signIn/enterDemo`, { method: 'POST', headers: HEADERS, body });
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(';', 1)[0]).join('; ');
}
