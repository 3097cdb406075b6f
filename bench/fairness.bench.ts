/** What one waits while another takes all that the server gives: previews, received files, the open check, exports. */
import { writeXml } from '@belegbar/documents';
import { composeEInvoice, writeUbl } from '@belegbar/domain/e-invoice';
import { emptyDraft } from '@belegbar/domain/invoices';
import { v7 as uuid } from 'uuid';
import { sampleDocument, sampleLines } from '../documents/testing/samples.ts';
import { bill, xmlOf } from '../specs/support/received.ts';
import type { Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { businessWith } from './support/books.ts';
import { type Client, openClient, type PackedForm, packForm } from './support/http.ts';
import { type Beside, besideSiege, type Siege, siege } from './support/neighbour.ts';
import { onScene, type Scene } from './support/scene.ts';

/** Times of the calm. */
const BUDGET = 3;
/** Of the first, which is one figure alone and varies: beside the start of a process, or twenty large bodies, it would be 25 and more. */
const BUDGET_OF_FIRST = 15;
const INVOICES = 1_000;
/** An export takes seconds. */
const EXPORT_ROUNDS = 3;
/** UBL of 5 MB. */
const HEAVY_LINES = 7_600;

interface People {
  neighbour: Person;
  attackers: [Person, Person];
}

export function run(): Promise<Measurement[]> {
  return onScene(
    async (place): Promise<People> => ({
      neighbour: await businessWith(place, INVOICES),
      attackers: [await businessWith(place, INVOICES - 1), await businessWith(place, INVOICES - 2)],
    }),
    async (scene, people) => [
      ...told('A preview beside six heavy ones', await previews(scene, people), BUDGET_OF_FIRST),
      ...told('A received file beside twenty of 5 MB', await receivedFiles(scene, people), BUDGET_OF_FIRST),
      // In the calm it takes less than a file of 5 MB keeps the server's thread.
      ...told('An open check beside eight slow ones', await openChecks(scene), null),
      // Until two are known to be slow, three share alike: three times the calm is then what there is.
      ...told('An export beside two slow readers', await exports(scene, people), null),
    ],
  );
}

/** The median has to hold, and where it has a budget the first, while all of them come at once; the longest only orients. */
function told(
  name: string,
  { ours, peer, first, worst }: Beside,
  budgetOfFirst: number | null,
): Measurement[] {
  const row = (what: string, time: number, budget: number | null) =>
    compared({ name: `${what} : calm`, ours: time, peer, budget, unit: 'ms' });
  return [
    row(name, ours, BUDGET),
    row('the first of them', first, budgetOfFirst),
    row('the longest of them', worst, null),
  ];
}

/** The longest invoices that may be issued, each of a draft of its own, so that none replaces another. */
async function previews(scene: Scene, { neighbour, attackers }: People) {
  const client = await scene.signIn(neighbour);
  const others = await connections(scene, attackers[0], 6);
  const heavy = (index: number) => {
    const [line] = sampleLines(1);
    const details = 'Entwurf und Umsetzung nach Absprache. '.repeat(52);
    const lines = Array.from({ length: 100 }, () => ({ ...line, details, id: uuid() }));
    return at(others, index).call('invoices/preview', { draft: draftOf(lines as never), page: 1 });
  };
  return besideSiege(
    (round) => {
      const lines = sampleLines(8).map((line) => ({
        ...line,
        id: uuid(),
        details: `${line.details} ${round}`,
      }));
      return client.call('invoices/preview', { draft: draftOf(lines), page: 1 });
    },
    () => siege(others.length, heavy),
  );
}

function draftOf(lines: ReturnType<typeof sampleLines>) {
  return { ...emptyDraft({ language: 'de', paymentDays: 14 }), lines };
}

async function receivedFiles(scene: Scene, { neighbour, attackers }: People) {
  const client = await scene.signIn(neighbour);
  const others = await connections(scene, attackers[0], 20);
  const path = '/api/received-invoices';
  const heavy = await heavyForms();
  return besideSiege(
    (round) => client.form(path, { file: xmlOf(bill({ number: `N-${round}` })), idempotencyKey: uuid() }),
    () => siege(others.length, (index) => at(others, index).send(path, heavy())),
  );
}

/** Each from another address, as strangers come; the eight from one. */
async function openChecks({ server }: Scene) {
  const stranger = (localAddress: string) => openClient(server.address, '', localAddress);
  const client = stranger('127.0.0.3');
  const others = Array.from({ length: 8 }, () => stranger('127.0.0.2'));
  const path = '/api/e-invoice-check';
  const heavy = await heavyForms();
  const times = await besideSiege(
    (round) => client.form(path, { file: xmlOf(bill({ number: `N-${round}` })), language: 'de' }),
    () => siege(others.length, (index) => at(others, index).send(path, heavy())),
  );
  for (const one of [client, ...others]) one.close();
  return times;
}

/** Measured from the moment on at which both have begun to read, when nobody knows yet that they are slow. */
async function exports(scene: Scene, { neighbour, attackers }: People) {
  const client = await scene.signIn(neighbour);
  const slow = await Promise.all(attackers.map((person) => scene.signIn(person)));
  const begun = async (who: Client) => {
    // Nobody may take more than a few an hour.
    await scene.installation.superuser.query('delete from back_offs');
    return (await who.call<{ url: string }>('dataExport/begin', { password: '' })).url;
  };
  const begin = async (): Promise<Siege> => {
    const readers = await Promise.all(slow.map(async (who) => who.getSlowly(await begun(who))));
    return {
      end: async () => {
        for (const reader of readers) reader.end();
      },
    };
  };
  return besideSiege(async () => client.get(await begun(client)), begin, EXPORT_ROUNDS);
}

async function connections(scene: Scene, person: Person, many: number): Promise<Client[]> {
  return Promise.all(Array.from({ length: many }, () => scene.signIn(person)));
}

function at(clients: readonly Client[], index: number): Client {
  const client = clients[index % clients.length];
  if (client === undefined) throw new Error('nobody attacks');
  return client;
}

/** Stands where each form says a number and a key of its own: the same again would be the record that is there. */
const OWN = '00000000-0000-7000-8000-000000000000';

/** Packed before, so that the attackers' work does not keep the neighbour's clock, which is in the same process. */
async function heavyForms(): Promise<() => PackedForm> {
  const document = sampleDocument({ draft: { lines: sampleLines(HEAVY_LINES) } });
  const invoice = { ...composeEInvoice(document, 'en16931'), number: `H-${OWN}` };
  const file = new File([writeXml(writeUbl(invoice)) as Uint8Array<ArrayBuffer>], 'schwer.xml');
  const { type, body } = await packForm({ file, idempotencyKey: OWN, language: 'de' });
  const places = [body.indexOf(OWN), body.lastIndexOf(OWN)];
  return () => {
    const own = Buffer.from(body);
    const id = uuid();
    for (const place of places) own.write(id, place);
    return { type, body: own };
  };
}
