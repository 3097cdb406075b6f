/** Jonas bills Brandwerk, is not paid, and his reminders leave by a real mail server: where the stories of reminders begin. */
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import type { InvoiceView } from '@belegbar/server/invoices';
import { readSending, remindOf, sendingJobs } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, handsOver } from './acts.ts';
import { freshDatabase } from './database.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type PostOffice, postOffice } from './post.ts';
import { enter, type Person, type Stage, setStage } from './stage.ts';
import type { FreshDatabase } from './test-server.ts';

/** Jonas gives 14 days: what he bills on Monday 2 March is due on Monday 16 March, so Tuesday the 17th is late. */
export const BILLED = '2026-03-02';
export const DUE = '2026-03-16';

interface Scene {
  /** Sees every row. */
  superuser: FreshDatabase['superuser'];
  stage: Stage;
  server: MailServer;
  person: Person;
  post: PostOffice;
}

/** Sets the scene in the hooks of the story's file. Each test has a Jonas of its own, whose day begins with `morningOf`. */
export function reminderScene() {
  const scene = setTheScene();
  const asJonas = () => scene.post.as(scene.person);
  return Object.assign(scene, {
    asJonas,
    billed: async (client = 'brandwerk'): Promise<InvoiceView> => {
      const invoice = await handsOver(scene.person, BILLED, aDayOfWork(client));
      expect(invoice.dueDate).toBe(DUE);
      return invoice;
    },
    /** It is nine in the morning in Berlin. */
    morningOf: (day: string) => {
      scene.post = postOffice(scene.stage, scene.server, { at: `${day}T08:00:00Z`, paper: 'standIn' });
    },
    remind: (id: string) => remindOf(asJonas(), { id, idempotencyKey: uuid() }),
    mailsOf: async (id: string) => (await readSending(asJonas(), id)).mails,
    /** The plan is worked off, twice as an hourly job may, and then the queue. */
    planRuns: async () => {
      const plan = sendingJobs.find(({ name }) => name === 'sending.remind-by-plan');
      for (let run = 0; run < 2; run += 1) await plan?.handle(scene.post.platform, { businessId: '' });
      await scene.post.round();
    },
    change: (changes: Changes) => change(scene.person, changes),
  });
}

type Changes = Parameters<typeof updateBusiness>[1]['changes'];

async function change(person: Person, changes: Changes): Promise<void> {
  const { version } = await getBusiness(person.on(BILLED));
  await updateBusiness(person.on(BILLED), { version, changes });
}

/** The hooks put everything in its place; before the first test there is nothing. */
function setTheScene(): Scene {
  const scene = {} as Scene;
  beforeAll(async () => {
    const { superuser, application } = await freshDatabase();
    scene.superuser = superuser;
    scene.stage = setStage(application.database);
    scene.server = await startMailServer();
  });
  beforeEach(async () => {
    scene.person = await enter(scene.stage, { ...jonas, email: `${uuid()}@studio.example` });
    scene.server.taken.length = 0;
  });
  // The plan is that of the whole install: whoever has had their story sends nothing into the next one.
  afterEach(() => change(scene.person, { paymentDueReminders: false, overdueReminders: false }));
  afterAll(async () => {
    await scene.server.close();
    await scene.stage.close();
  });
  return scene;
}
