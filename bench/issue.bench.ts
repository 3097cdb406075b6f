/**
 * What people do all day, over HTTP by one client, with 1,000 and with 10,000 invoices of four lines: it may hardly grow.
 * For orientation beside Dolibarr 22 with 10,000 invoices on another machine of this kind; how much faster we want to be is its budget.
 */
import { v7 as uuid } from 'uuid';
import type { CastInvoice } from '../specs/cast/cast.ts';
import type { Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { businessWith, FOUR_LINES } from './support/books.ts';
import type { Client } from './support/http.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const FEW = 1000;
const MANY = 10_000;
const GROWTH_MAX = 1.5;
const READS = 200;
const PDFS = 60;
const ISSUES = 80;
const YEAR = ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4'];

/** Milliseconds of Dolibarr 22, and the part of them that we may take. */
const DOLIBARR = {
  list: { time: 109, budget: 0.2 },
  open: { time: 97, budget: 0.2 },
  issue: { time: 68, budget: 1 },
  pdf: { time: 39, budget: 1 },
  vatYear: { time: 1850, budget: 0.2 },
};
type Act = keyof typeof DOLIBARR;
const NAMES: Record<Act, string> = {
  list: 'list invoices',
  open: 'open an invoice',
  issue: 'write and issue an invoice',
  pdf: 'make a PDF',
  vatYear: 'VAT of a year, four returns',
};

export function run(): Promise<Measurement[]> {
  return onScene(
    async (place) => ({ few: await businessWith(place, FEW), many: await businessWith(place, MANY) }),
    async (scene, people) => {
      const few = await actsOf(scene, people.few);
      const many = await actsOf(scene, people.many);
      const times = new Map<Act, { few: number; many: number }>();
      for (const [act, rounds] of Object.entries({
        list: READS,
        open: READS,
        vatYear: READS,
        pdf: PDFS,
        issue: ISSUES,
      })) {
        times.set(act as Act, await takeTurns(rounds, { few: few[act as Act], many: many[act as Act] }));
      }
      return [...times].flatMap(([act, time]) => measurementsOf(act, time));
    },
  );
}

function measurementsOf(act: Act, { few, many }: { few: number; many: number }): Measurement[] {
  const { time, budget } = DOLIBARR[act];
  return [
    compared({
      name: `${NAMES[act]}, 10,000 invoices : Dolibarr 22`,
      ours: many,
      peer: time,
      budget,
      unit: 'ms',
    }),
    compared({
      name: `${NAMES[act]}, 10,000 : 1,000 invoices`,
      ours: many,
      peer: few,
      budget: GROWTH_MAX,
      unit: 'ms',
    }),
  ];
}

async function actsOf(
  scene: Scene,
  person: Person,
): Promise<Record<Act, (round: number) => Promise<unknown>>> {
  const client = await scene.signIn(person);
  const { rows } = await scene.installation.superuser.query<{ id: string }>(
    'select id from invoices where business_id = $1 order by md5(id::text) limit $2',
    [person.businessId, READS],
  );
  const idOf = (round: number) => rows[round % rows.length]?.id ?? '';
  return {
    list: () => client.call('invoices/list', {}),
    open: (round) => client.call('invoices/get', { id: idOf(round) }),
    issue: () => writeAndIssue(client, person),
    pdf: (round) => client.get(`/files/invoices/${idOf(round)}.pdf`),
    vatYear: async () => {
      for (const period of YEAR) await client.call('taxReports/vatAdvance', { period });
    },
  };
}

async function writeAndIssue(client: Client, person: Person): Promise<void> {
  const draft = await client.call<{ id: string; version: number }>('invoices/createDraft', {
    idempotencyKey: uuid(),
    draft: draftOf(FOUR_LINES, person),
  });
  await client.call('invoices/issue', { id: draft.id, version: draft.version, idempotencyKey: uuid() });
}

function draftOf({ client, title, lines }: CastInvoice, person: Person) {
  const nothing = { details: '', discountPercent: null, exemptionParagraph: null };
  return {
    clientId: person.clients[client],
    title,
    lines: lines.map((line) => ({ ...nothing, ...line, id: uuid() })),
  };
}
