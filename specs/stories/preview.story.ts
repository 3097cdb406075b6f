/** The page beside the form: what cannot be issued is not drawn, and nobody waits behind somebody else's long documents. */
import { RenderRefusal, type RenderRefusalCode } from '@belegbar/documents';
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { previewDraft } from '@belegbar/server/invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { lena } from '../cast/lena.ts';
import { aDayOfWork, drafts, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-03-02';

let stage: Stage;
let [person, neighbour]: Person[] = [];
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
  person = await enter(stage, jonas);
  neighbour = await enter(stage, lena);
});
afterAll(() => stage.close());

function one(of: Person | undefined): Person {
  if (of === undefined) throw new Error('nobody has come in');
  return of;
}

/** A draft of so many lines, each with so many characters of its own. */
async function written(by: Person, lines: number, characters: number): Promise<InvoiceDraft> {
  const [client = ''] = Object.keys(by.clients);
  const { draft } = await drafts(by, TODAY, aDayOfWork(client));
  const [line] = draft.lines;
  if (line === undefined) throw new Error('a day of work is a line');
  const details = 'Wort '.repeat(characters / 5);
  return { ...draft, lines: Array.from({ length: lines }, () => ({ ...line, id: uuid(), details })) };
}

test('more text than an invoice can have is refused at its lines before it is drawn', async () => {
  const draft = await written(one(person), 101, 2_000);
  const refused = previewDraft(one(person).on(TODAY), { draft, page: 1 });
  await expect(refused).rejects.toMatchObject({
    code: 'INVALID',
    data: { problems: [{ field: 'lines', code: 'lines.text.too-long' }] },
  });
});

test.each<RenderRefusalCode>(['render.busy', 'render.timeout', 'render.replaced', 'render.notStarted'])(
  'a page that could not be drawn now can be asked for again (%s)',
  async (code) => {
    const context = one(person).on(TODAY);
    const renderer = { ...context.platform.renderer, page: () => Promise.reject(new RenderRefusal(code)) };
    const draft = await written(one(person), 1, 10);
    const drawn = previewDraft(
      { ...context, platform: { ...context.platform, renderer } },
      { draft, page: 1 },
    );
    expect(await refusalOf(drawn)).toBe('SERVICE_UNAVAILABLE');
  },
);

test('six long documents of one business do not keep another waiting for its page', async () => {
  const short = await written(one(neighbour), 3, 10);
  const long = await Promise.all(Array.from({ length: 6 }, () => written(one(person), 90, 2_000)));
  const order: string[] = [];
  const draws = async (name: string, by: Person, draft: InvoiceDraft) => {
    await previewDraft(by.on(TODAY), { draft, page: 1 });
    order.push(name);
  };
  await draws('warm', one(neighbour), short);
  const heavy = long.map((draft) => draws('long', one(person), draft));
  await Promise.all([...heavy, draws('short', one(neighbour), short)]);
  // One process draws here, and it finishes what it has begun.
  expect(order.indexOf('short')).toBeLessThanOrEqual(2);
});
