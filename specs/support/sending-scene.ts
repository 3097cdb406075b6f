/** Jonas bills Brandwerk on a Monday at noon, and his mails leave by a real mail server: where the stories of sending begin. */
import { getBusiness, updateBusiness } from '@belegbar/server/business';
import { getInvoice } from '@belegbar/server/invoices';
import { readSending, sendInvoice } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, issues } from './acts.ts';
import { bellOf, lastMailAbout } from './client-mails.ts';
import { freshDatabase } from './database.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { type PostOffice, type PostServer, type PostSettings, postOffice } from './post.ts';
import { enter, type Person, type Stage, setStage } from './stage.ts';
import type { FreshDatabase } from './test-server.ts';

export const TODAY = '2026-03-02';
/** Where Brandwerk reads its mail. */
export const CLIENT = 'rechnung@brandwerk.example';

/**
 * Sets the scene in the hooks of the story's file. Each test has a Jonas of its own, who acts at noon of `TODAY`, a mail server that takes everything,
 * and an empty queue.
 */
export function sendingScene() {
  const scene = setTheScene();
  const asJonas = () => scene.post.as(scene.person);
  const autoSend = async (isOn: boolean) => {
    const { version } = await getBusiness(asJonas());
    await updateBusiness(asJonas(), { version, changes: { autoSendInvoiceEmail: isOn } });
  };
  const issued = async () => {
    const draft = await drafts(scene.person, TODAY, aDayOfWork('brandwerk'));
    return issues({ ...scene.person, on: asJonas }, TODAY, draft);
  };
  return Object.assign(scene, {
    asJonas,
    autoSend,
    /** An invoice that the queue has not looked at yet. */
    issued,
    /** An invoice that the queue never hears of. */
    billed: () => bills(scene.person, TODAY, aDayOfWork('brandwerk')),
    /** An invoice that is to go out by itself at five past twelve. */
    issuedWithAutoSend: async () => {
      await autoSend(true);
      const invoice = await issued();
      await scene.post.round();
      return invoice;
    },
    /** Puts the mail into the queue, in the usual words or in his own. */
    send: (id: string, mail?: Parameters<typeof sendInvoice>[1]['mail']) =>
      sendInvoice(asJonas(), { id, idempotencyKey: uuid(), mail }),
    /** The mails about the invoice, newest first. */
    mailsOf: async (id: string) => (await readSending(asJonas(), id)).mails,
    lastMail: (id: string) => lastMailAbout(asJonas(), id),
    timeline: async (id: string) => (await getInvoice(asJonas(), id)).timeline,
    bell: () => bellOf(asJonas(), scene.person.userId),
    /** Opens the post anew: at another moment, over another mail server or none, or with papers that are rendered. */
    opensPost: (changes: Partial<PostSettings> & { server?: PostServer }) => {
      const { server, ...settings } = { ...USUAL, server: scene.server, ...changes };
      scene.post = postOffice(scene.stage, server, settings);
    },
  });
}

const USUAL = { at: `${TODAY}T12:00:00Z`, paper: 'standIn' } as const;

interface Scene {
  /** Sees every row. */
  superuser: FreshDatabase['superuser'];
  stage: Stage;
  server: MailServer;
  person: Person;
  post: PostOffice;
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
    scene.post = postOffice(scene.stage, scene.server, USUAL);
    scene.server.taken.length = 0;
    scene.server.refuse(null);
  });
  afterAll(async () => {
    await scene.server.close();
    await scene.stage.close();
  });
  return scene;
}
