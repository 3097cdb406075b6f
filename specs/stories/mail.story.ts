/** Mails leave by a real mail server, or stay where the operator finds them; none is lost, and none is read twice. */
import { listOutbox, mailJobs, outboxMailer } from '@belegbar/server/platform/mail';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/database.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
let server: MailServer;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  server = await startMailServer();
});
afterAll(async () => {
  await server.close();
  await stage.close();
});

const toLena = {
  to: 'lena@vogt-design.example',
  subject: 'Bestätige deine Adresse',
  text: 'Grüße aus Köln: öffne den Link.',
};

/** Works off what was promised; throws as the worker would see it. */
async function workOff(): Promise<void> {
  const [deliver] = mailJobs({ url: server.url, from: 'belegbar@example.org', host: 'books.example' });
  const platform = stage.platformOn('2026-03-02');
  for (const job of stage.jobs) await deliver?.handle(platform, job.payload);
}

function mailer() {
  return outboxMailer(stage.database, stage.platformOn('2026-03-02').jobs);
}

describe('with a mail server', () => {
  test('a mail that is put off is kept, goes out at the next try, and is not sent again', async () => {
    await mailer().send(toLena);
    server.putOff(1);
    await expect(workOff()).rejects.toThrow(/451/);
    expect(await listOutbox(stage.database, 10)).toHaveLength(1);
    await workOff();
    await workOff();
    expect(server.taken).toHaveLength(1);
    expect(await listOutbox(stage.database, 10)).toEqual([]);
  });

  test('it carries its umlauts, a message id of this install, and the mark of a machine', async () => {
    const [message = ''] = server.taken;
    expect(message).toMatch(/^Message-ID: <[0-9a-f-]{36}@books\.example>\r$/m);
    expect(message).toContain('Auto-Submitted: auto-generated');
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(message).toMatch(/Gr=C3=BC=C3=9Fe|R3LDvMOf|Grüße/);
  });

  test('a line break in an address or a subject adds no header and no recipient', async () => {
    stage.jobs.length = 0;
    server.taken.length = 0;
    await mailer().send({ ...toLena, subject: 'Hallo\r\nBcc: stranger@evil.example' });
    await workOff();
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).not.toMatch(/^Bcc:/m);
  });
});

test('without a mail server a mail stays in the outbox', async () => {
  await outboxMailer(stage.database, null).send(toLena);
  expect(await listOutbox(stage.database, 10)).toMatchObject([toLena]);
});
