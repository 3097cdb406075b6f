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
import { type Client, openClient } from './support/http.ts';
import { besideSiege, type Siege, siege } from './support/neighbour.ts';
import { onScene, type Scene } from './support/scene.ts';

/** Times of the calm. */
const BUDGET = 3;
const INVOICES = 1_000;
/** An export takes seconds. */
const EXPORT_ROUNDS = 3;
/** UBL of 5 MB. */
const HEAVY_LINES = 6_400;

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
      ...told('A preview beside six heavy ones', await previews(scene, people)),
      ...told('A received file beside twenty of 5 MB', await receivedFiles(scene, people)),
      ...told('An open check beside eight slow ones', await openChecks(scene)),
      ...told('An export beside two slow readers', await exports(scene, people)),
    ],
  );
}

/** The median has to hold; the longest, while all of them come at once, only orients. */
function told(name: string, { worst, ...times }: Awaited<ReturnType<typeof besideSiege>>): Measurement[] {
  const unit = 'ms';
  return [
    compared({ name: `${name} : calm`, ...times, budget: BUDGET, unit }),
    compared({ name: `the longest of them : calm`, ours: worst, peer: times.peer, budget: null, unit }),
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
  const hand = (who: Client, file: File) =>
    who.form('/api/received-invoices', { file, idempotencyKey: uuid() });
  return besideSiege(
    (round) => hand(client, xmlOf(bill({ number: `N-${round}` }))),
    () => siege(others.length, (index) => hand(at(others, index), heavyFile(index))),
  );
}

/** Each from another address, as strangers come; the eight from one. */
async function openChecks({ server }: Scene) {
  const stranger = (localAddress: string) => openClient(server.address, '', localAddress);
  const client = stranger('127.0.0.3');
  const others = Array.from({ length: 8 }, () => stranger('127.0.0.2'));
  const check = (who: Client, file: File) => who.form('/api/e-invoice-check', { file, language: 'de' });
  const times = await besideSiege(
    (round) => check(client, xmlOf(bill({ number: `N-${round}` }))),
    () => siege(others.length, (index) => check(at(others, index), heavyFile(index))),
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

const HEAVY = new TextDecoder().decode(
  writeXml(
    writeUbl(composeEInvoice(sampleDocument({ draft: { lines: sampleLines(HEAVY_LINES) } }), 'en16931')),
  ),
);

/** The same under another number, or it would be the record that is there. */
function heavyFile(index: number): File {
  const text = HEAVY.replace(/<cbc:ID>[^<]*</, `<cbc:ID>H-${index}-${uuid()}<`);
  return new File([text], 'schwer.xml', { type: 'application/xml' });
}
