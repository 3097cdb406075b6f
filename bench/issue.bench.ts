/**
 * What people do all day, over HTTP by one client, beside its limit in the same run: opening an invoice and the returns of a year beside
 * their own SQL by the bare driver, issuing beside a bare durable transaction, a PDF beside the engine alone; and with 1,000 and with 10,000
 * invoices of four lines, since it may hardly grow.
 */
import { createRenderer, NO_ASSETS, writeXml } from '@belegbar/documents';
import { composeEInvoice, writeCii } from '@belegbar/domain/e-invoice';
import { getInvoice } from '@belegbar/server/invoices';
import { sampleDocument, sampleLines } from '../documents/testing/samples.ts';
import type { Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { businessWith, writeAndIssue } from './support/books.ts';
import { durableWriter, OF_AN_INVOICE } from './support/durable.ts';
import { plainDriver, statementsOf } from './support/plain-driver.ts';
import { onScene, type Scene } from './support/scene.ts';
import { takeTurns } from './support/timing.ts';

const FEW = 1000;
const MANY = 10_000;
const GROWTH_MAX = 1.5;
const ROUNDS = { list: 200, open: 200, vatYear: 200, pdf: 60, issue: 80 };
type Act = keyof typeof ROUNDS;
const YEAR = ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4'];

/** What each is compared with; the list has a benchmark of its own for that. */
const LIMITS: Record<Exclude<Act, 'list'>, { words: string; budget: number }> = {
  open: { words: 'its own SQL', budget: 1.3 },
  vatYear: { words: 'the sum over its journal entries', budget: 1.2 },
  pdf: { words: 'the engine alone', budget: 3.5 },
  issue: { words: 'a durable transaction of five inserts', budget: 7 },
};
const WITH_LIMITS = Object.keys(LIMITS) as (keyof typeof LIMITS)[];
const NAMES: Record<Act, string> = {
  list: 'list invoices',
  open: 'open an invoice',
  vatYear: 'VAT of a year, four returns',
  pdf: 'make a PDF',
  issue: 'write and issue an invoice',
};

export function run(): Promise<Measurement[]> {
  return onScene(
    async (place) => ({ few: await businessWith(place, FEW), many: await businessWith(place, MANY) }),
    async (scene, people) => {
      const few = await actsOf(scene, people.few);
      const many = await actsOf(scene, people.many);
      const limits = await limitsOf(scene, people.many);
      try {
        return await inTurns({ few, many, limits });
      } finally {
        await limits.close();
      }
    },
  );
}

/** The acts beside their limits with 10,000 invoices alone, in half a minute: what a change to one of them runs. */
export function quick(): Promise<Measurement[]> {
  return onScene(
    (place) => businessWith(place, MANY),
    async (scene, person) => {
      const ours = await actsOf(scene, person);
      const limits = await limitsOf(scene, person);
      const found: Measurement[] = [];
      try {
        for (const act of WITH_LIMITS) {
          const rounds = ROUNDS[act];
          const from = (first: number) => ({
            ours: (round: number) => ours[act](first + round),
            peer: (round: number) => limits[act](first + round),
          });
          // Twice: a server that has just begun runs cold code, which the long form leaves behind on its way.
          await takeTurns(rounds, from(0));
          const times = await takeTurns(rounds, from(rounds));
          const { words, budget } = LIMITS[act];
          found.push(
            compared({ name: `${NAMES[act]}, 10,000 invoices : ${words}`, ...times, budget, unit: 'ms' }),
          );
        }
      } finally {
        await limits.close();
      }
      return found;
    },
  );
}

async function inTurns(acts: { few: Acts; many: Acts; limits: Omit<Acts, 'list'> }): Promise<Measurement[]> {
  const { few, many } = acts;
  const list = await takeTurns(ROUNDS.list, { few: few.list, many: many.list });
  const found = [growthOf('list', list)];
  for (const act of WITH_LIMITS) {
    const ours = { few: few[act], many: many[act] };
    found.push(...measurementsOf(act, await takeTurns(ROUNDS[act], { ...ours, limit: acts.limits[act] })));
  }
  return found;
}

function measurementsOf(
  act: keyof typeof LIMITS,
  { few, many, limit }: { few: number; many: number; limit: number },
): Measurement[] {
  const { words, budget } = LIMITS[act];
  const name = `${NAMES[act]}, 10,000 invoices : ${words}`;
  return [compared({ name, ours: many, peer: limit, budget, unit: 'ms' }), growthOf(act, { few, many })];
}

function growthOf(act: Act, { few, many }: { few: number; many: number }): Measurement {
  const name = `${NAMES[act]}, 10,000 : 1,000 invoices`;
  return compared({ name, ours: many, peer: few, budget: GROWTH_MAX, unit: 'ms' });
}

type Acts = Record<Act, (round: number) => Promise<unknown>>;

async function actsOf(scene: Scene, person: Person): Promise<Acts> {
  const client = await scene.signIn(person);
  const ids = await idsOf(scene, person);
  const idOf = (round: number) => ids[round % ids.length] ?? '';
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

const SUM = `select tax_code, scheme, kind, sum(net) as net, sum(vat) as vat, count(*) as count from journal_entries
  where business_id = $1 and tax_point between $2 and $3 group by tax_code, scheme, kind`;

async function limitsOf(scene: Scene, person: Person) {
  const [id = ''] = await idsOf(scene, person);
  const read = await statementsOf(scene, person, (context) => getInvoice(context, id));
  const open = await plainDriver(scene, person, read);
  const values = [person.businessId, '2025-01-01', '2025-12-31'];
  const vatYear = await plainDriver(scene, person, [{ text: SUM, values }]);
  const renderer = createRenderer({ processes: 1 });
  const document = sampleDocument({ draft: { lines: sampleLines(4) } });
  const writer = await durableWriter(scene, person, OF_AN_INVOICE);
  const pdf = () => {
    const xml = writeXml(writeCii(composeEInvoice(document, 'en16931')));
    return renderer.pdf(document, NO_ASSETS, { xml, conformanceLevel: 'EN 16931' });
  };
  return {
    open: open.run,
    vatYear: vatYear.run,
    pdf,
    issue: writer.write,
    close: () => Promise.all([open.close(), vatYear.close(), renderer.close(), writer.close()]),
  };
}

async function idsOf(scene: Scene, person: Person): Promise<string[]> {
  const { rows } = await scene.installation.superuser.query<{ id: string }>(
    'select id from invoices where business_id = $1 order by md5(id::text) limit $2',
    [person.businessId, ROUNDS.open],
  );
  return rows.map(({ id }) => id);
}
