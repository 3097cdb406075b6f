/** 10,000 clients from a CSV file, looked at and taken in, beside the bare inserts of the same rows; what others wait meanwhile; and 5,000 expenses beside as many clients. */
import { setTimeout as sleep } from 'node:timers/promises';
import { listClients } from '@belegbar/server/clients';
import { previewImport, runImport, startImport, uploadImport } from '@belegbar/server/imports';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { jonas } from '../specs/cast/jonas.ts';
import { enter, type Person } from '../specs/support/stage.ts';
import { bounded, compared, type Measurement } from './measurement.ts';
import { onScene, type Scene } from './support/scene.ts';
import { TODAY } from './support/today.ts';

const ROWS = 10_000;
/** Beside each client its row for the undo, its place in the audit log and the search for one that is there already. */
const RUN_MAX = 8;
const EXPENSES = 5_000;
/** Each has its number, its entries in the chain, its payment, and the row by which the list finds it. */
const EXPENSES_MAX = 8;
/** Of another person's list while the import runs. */
const WAIT_MAX_MS = 250;

export function run(): Promise<Measurement[]> {
  return onScene(
    async ({ stage }) => ({
      owner: await enter(stage, { ...jonas, email: 'import@bench.example', clients: {} }),
      other: await enter(stage, { ...jonas, email: 'other@bench.example' }),
    }),
    measured,
  );
}

async function measured(
  scene: Scene,
  { owner, other }: { owner: Person; other: Person },
): Promise<Measurement[]> {
  const peer = await bareInserts(scene, owner);
  const context = owner.on(TODAY);
  const { id } = await uploadImport(context, { idempotencyKey: uuid(), kind: 'clients', file: file() });
  const preview = await timed(() => previewImport(context, { id, language: 'de' }));
  await startImport(context, { id, settings: preview.result.settings });
  const waits = waitsOf(other);
  const ours = await timed(() => runImport(context.platform, { businessId: owner.businessId, importId: id }));
  const usual = await waits.end();
  const booked = await takesExpenses(owner);
  return [
    compared({
      name: `import of ${ROWS} clients : bare inserts`,
      ours: ours.ms,
      peer,
      budget: RUN_MAX,
      unit: 'ms',
    }),
    compared({
      name: `preview of ${ROWS} clients : bare inserts`,
      ours: preview.ms,
      peer,
      budget: 2,
      unit: 'ms',
    }),
    compared({
      name: `import of ${EXPENSES} expenses : as many clients`,
      ours: booked,
      peer: (ours.ms * EXPENSES) / ROWS,
      budget: EXPENSES_MAX,
      unit: 'ms',
    }),
    bounded({
      name: 'wait of 95 in 100 other lists meanwhile',
      ours: usual,
      budget: WAIT_MAX_MS,
      unit: 'ms',
    }),
  ];
}

async function takesExpenses(owner: Person): Promise<number> {
  const context = owner.on(TODAY);
  const rows = Array.from({ length: EXPENSES }, (_, place) => {
    const day = 1 + (place % 28);
    return `Anbieter ${place % 200};R-${place};${day}.1.2026;${day}.2.2026;119,00;19;Software`;
  });
  const head = 'Lieferant;Rechnungsnummer;Datum;Bezahlt am;Brutto;Steuersatz;Kategorie';
  const file = new File([[head, ...rows].join('\n')], 'ausgaben.csv');
  const { id } = await uploadImport(context, { idempotencyKey: uuid(), kind: 'expenses', file });
  const { settings } = await previewImport(context, { id, language: 'de' });
  await startImport(context, { id, settings });
  const run = await timed(() => runImport(context.platform, { businessId: owner.businessId, importId: id }));
  return run.ms;
}

function file(): File {
  const rows = Array.from({ length: ROWS }, (_, place) =>
    [`I-${place}`, `Kunde ${place}`, `Straße ${place}`, '10115', 'Berlin', `kunde${place}@x.example`].join(
      ';',
    ),
  );
  return new File([['Kundennummer;Name;Straße;PLZ;Ort;E-Mail', ...rows].join('\n')], 'kunden.csv');
}

/** The same rows by the bare driver, 250 in a statement and transaction, under the same triggers and policies; removed afterwards. */
async function bareInserts(scene: Scene, owner: Person): Promise<number> {
  const client = new pg.Client(scene.installation.url);
  await client.connect();
  await client.query(`select set_config('app.business', $1, false)`, [owner.businessId]);
  const insert = `insert into clients (business_id, id, number, name, street, post_code, city, email)
    select $1, gen_random_uuid(), 'B-' || n, 'Kunde ' || n, 'Straße ' || n, '10115', 'Berlin', 'kunde' || n || '@x.example'
    from generate_series($2::integer, $3::integer) n`;
  const { ms } = await timed(async () => {
    for (let from = 0; from < ROWS; from += 250) {
      await client.query(insert, [owner.businessId, from, from + 249]);
      if ([0, 750, 3750].includes(from)) await client.query('select look_at_clients()');
    }
  });
  await client.query('delete from clients where business_id = $1', [owner.businessId]);
  await scene.installation.superuser.query('vacuum clients, client_sums, client_revenue');
  await client.end();
  return ms;
}

/** Asks for a list ten times a second. */
function waitsOf(other: Person) {
  let isOver = false;
  const waits: number[] = [];
  const asking = (async () => {
    while (!isOver) {
      const { ms } = await timed(() => listClients(other.on(TODAY), {}));
      waits.push(ms);
      await sleep(100);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await asking;
      return waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
    },
  };
}

async function timed<Result>(act: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const begin = performance.now();
  const result = await act();
  return { ms: performance.now() - begin, result };
}
