/** What an invoice tells of itself: each act once, the newest first, and typing by the sitting. */
import { issueInvoice, saveDraft, writeOffInvoice } from '@belegbar/server/invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, credits, drafts, receives, refunds } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { handClock } from '../support/hand-clock.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

function aJonas(): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
}

test('all that follows the issue is told, the newest first', async () => {
  const person = await aJonas();
  const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
  await credits(person, '2026-02-12', invoice, '100');
  await receives(person, '2026-02-20', invoice, '500.00');
  await refunds(person, '2026-02-22', invoice, '50.00');
  const { timeline } = await writeOffInvoice(person.on('2026-12-01'), {
    id: invoice.id,
    idempotencyKey: uuid(),
  });
  // 1,190.00 less 119.00, less 500.00 of which 50.00 went back: 621.00 are given up.
  expect(timeline.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['writtenOff', '621.00'],
    ['refunded', '50.00'],
    ['paid', '500.00'],
    ['credited', '119.00'],
    ['issued', 'RE-2026-0001'],
    ['created', ''],
  ]);
});

/** Jonas at his desk from nine in the morning (UTC), with a clock that moves as he works. */
async function atWork() {
  const person = await aJonas();
  const clock = handClock(new Date('2026-02-10T09:00:00Z'));
  const context: Context = {
    ...person.on('2026-02-10'),
    platform: { ...stage.platformOn('2026-02-10'), clock },
  };
  const begun = await drafts({ ...person, on: () => context }, '2026-02-10', aDayOfWork('brandwerk'));
  let draft = begun;
  return {
    pass: clock.pass,
    /** Saves itself every so many minutes while he types. */
    types: async (times: number, minutes: number, by: Context = context) => {
      for (let count = 0; count < times; count += 1) {
        clock.pass({ minutes });
        draft = await saveDraft(by, { id: draft.id, version: draft.version, draft: draft.draft });
      }
      return told(draft);
    },
    issues: async () => {
      const { id, version } = draft;
      return told(await issueInvoice(context, { id, version, idempotencyKey: uuid() }));
    },
    context,
  };
}

function told({ timeline }: { timeline: readonly { at: string; kind: string; by: string }[] }): string[] {
  return timeline.map(({ at, kind, by }) => `${at.slice(8, 16)} ${kind} by ${by}`);
}

test('an invoice that was written in one sitting was created and issued, however often it saved itself', async () => {
  const { types, issues } = await atWork();
  await types(3, 59);
  expect(await issues()).toEqual(['10T11:57 issued by owner', '10T09:00 created by owner']);
});

test('who goes on with it later has changed it: once for each sitting, when its last word was saved', async () => {
  const { types, pass, issues } = await atWork();
  await types(2, 1);
  // 60 minutes after 9:02 another sitting begins; it ends at 10:12.
  pass({ minutes: 59 });
  expect(await types(11, 1)).toEqual(['10T10:12 changed by owner', '10T09:00 created by owner']);
  pass({ days: 1 });
  await types(1, 1);
  expect(await issues()).toEqual([
    '11T10:13 issued by owner',
    '11T10:13 changed by owner',
    '10T10:12 changed by owner',
    '10T09:00 created by owner',
  ]);
});

test('what a program changes is told apart from what Jonas typed before', async () => {
  const { types, context } = await atWork();
  await types(1, 1);
  const program: Context = { ...context, actor: { kind: 'system', name: 'story' } };
  expect(await types(2, 1, program)).toEqual(['10T09:03 changed by program', '10T09:00 created by owner']);
});
