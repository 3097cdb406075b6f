/** Where the cast acts: the real verbs over a database of their own, under a clock that stands where the story says. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createEInvoiceReader,
  createImageReader,
  createPaperReader,
  createRenderer,
  type Renderer,
} from '@belegbar/documents';
import type { BusinessProfile } from '@belegbar/domain/business';
import type { Day } from '@belegbar/domain/calendar';
import { type Client, emptyClient } from '@belegbar/domain/clients';
import { ensureBusiness, getBusiness, setRegime, updateBusiness } from '@belegbar/server/business';
import { createClient } from '@belegbar/server/clients';
import { clockAt } from '@belegbar/server/platform/clock';
import { type Database, withoutBusiness } from '@belegbar/server/platform/database';
import { diskFiles } from '@belegbar/server/platform/files';
import type { JobRequest } from '@belegbar/server/platform/jobs';
import { outboxMailer } from '@belegbar/server/platform/mail';
import { NO_SCANNER } from '@belegbar/server/platform/scanner';
import { openSpace } from '@belegbar/server/platform/space';
import { addConfirmedUser } from '@belegbar/server/sign-in';
import { v7 as uuid } from 'uuid';
import type { Context, Platform } from '../../server/platform/context.ts';
import { REGIME_PORTS } from '../../server/regime-ports.ts';

export interface Stage {
  database: Database;
  /** What was promised so far; nothing works it off by itself. */
  jobs: JobRequest[];
  /** The platform on a day. */
  platformOn(day: string): Platform;
  close(): Promise<void>;
}

/** Someone with a business of their own. */
export interface Person {
  userId: string;
  businessId: string;
  /** Client ids by the keys of the cast. */
  clients: Record<string, string>;
  /** The context in which the person acts on a day. */
  on(day: string): Context;
}

/** What is known of a person before the story begins. */
export interface Role {
  email: string;
  name: string;
  profile: Partial<Omit<BusinessProfile, 'logo'>>;
  clients: Record<string, Partial<Client> & Pick<Client, 'name' | 'country'>>;
}

/** Sets the stage over a migrated database. The renderer starts with the first document. */
export function setStage(database: Database): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'belegbar-stage-'));
  const jobs: JobRequest[] = [];
  const renderer = lazyRenderer();
  const images = createImageReader();
  const eInvoiceReader = createEInvoiceReader();
  const paperReader = createPaperReader();
  const platform: Omit<Platform, 'clock'> = {
    baseUrl: 'https://books.example',
    database,
    eInvoiceReader,
    files: diskFiles(folder),
    images,
    jobs: { enqueue: async (_, job) => void jobs.push(job) },
    mailer: outboxMailer(database, null),
    paperReader,
    renderer,
    strangersReader: eInvoiceReader,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    scanner: NO_SCANNER,
    space: openSpace([]),
  };
  return {
    database,
    jobs,
    platformOn: (day) => ({ ...platform, clock: clockAt(day as Day) }),
    close: async () => {
      await renderer.close();
      await images.close();
      await eInvoiceReader.close();
      await paperReader.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Signs a member of the cast up and sets up their business, through the verbs that a person would use. */
export async function enter(stage: Stage, role: Role): Promise<Person> {
  const userId = await withoutBusiness(stage.database, (transaction) =>
    addConfirmedUser(transaction, { email: role.email, name: role.name, language: 'de' }),
  );
  const platform = stage.platformOn('2025-01-01');
  const businessId = await ensureBusiness(platform, { userId, requestId: 'stage' });
  const on = (day: string): Context => ({
    platform: stage.platformOn(day),
    businessId,
    actor: { kind: 'user', userId },
    requestId: 'stage',
    transaction: null,
  });
  const { regimes = [], ...changes } = role.profile;
  const { version } = await getBusiness(on('2025-01-01'));
  await updateBusiness(on('2025-01-01'), { version, changes });
  for (const regime of regimes) await setRegime(on('2025-01-01'), regime, REGIME_PORTS);
  const clients: Record<string, string> = {};
  for (const [key, client] of Object.entries(role.clients)) {
    const fields = { ...emptyClient('de'), ...client };
    clients[key] = (await createClient(on('2025-01-01'), { idempotencyKey: uuid(), client: fields })).id;
  }
  return { userId, businessId, clients, on };
}

function lazyRenderer(): Renderer {
  let started: Renderer | null = null;
  const renderer = () => {
    started ??= createRenderer({ processes: 1 });
    return started;
  };
  return {
    page: (...page) => renderer().page(...page),
    pdf: (...document) => renderer().pdf(...document),
    ownReceipt: (...receipt) => renderer().ownReceipt(...receipt),
    report: (...report) => renderer().report(...report),
    processIds: () => started?.processIds() ?? [],
    // Most stories draw nothing.
    prepare: () => {},
    isWell: () => true,
    load: () => renderer().load(),
    close: async () => started?.close(),
  };
}
