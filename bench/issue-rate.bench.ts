/**
 * How many invoices a second are written and issued: by 8 and by 64 people of one business, and by 64 over ten businesses. The time for each
 * stands beside that of a bare durable transaction of five inserts, sent one after the other in the same moment.
 */
import type { Person } from '../specs/support/stage.ts';
import { compared, type Measurement } from './measurement.ts';
import { businessWith, writeAndIssue } from './support/books.ts';
import { type DurableWriter, durableWriter, OF_AN_INVOICE } from './support/durable.ts';
import { onScene, type Scene } from './support/scene.ts';
import { percentile } from './support/timing.ts';

const BUSINESSES = 10;
const INVOICES_EACH = 1000;
const WARM_UP_MS = 3000;
const MEASURED_MS = 8000;
const LIMIT_ROUNDS = 200;

interface Case {
  name: string;
  clients: number;
  businesses: number;
  /** Times the bare transaction, for each invoice. */
  budget: number;
}

const CASES: readonly Case[] = [
  { name: '8 people of one business', clients: 8, businesses: 1, budget: 8 },
  { name: '64 people of one business', clients: 64, businesses: 1, budget: 8 },
  { name: '64 people of ten businesses', clients: 64, businesses: BUSINESSES, budget: 8 },
];
export function run(): Promise<Measurement[]> {
  return onScene(
    async (place) => {
      const people: Person[] = [];
      for (let count = 0; count < BUSINESSES; count += 1)
        people.push(await businessWith(place, INVOICES_EACH + count));
      return people;
    },
    async (scene, people) => {
      const [first] = people;
      if (first === undefined) return [];
      const writer = await durableWriter(scene, first, OF_AN_INVOICE);
      const found: Measurement[] = [];
      for (const one of CASES) found.push(...(await measured(scene, people, writer, one)));
      await writer.close();
      return found;
    },
  );
}

async function measured(
  scene: Scene,
  people: readonly Person[],
  writer: DurableWriter,
  { name, clients, businesses, budget }: Case,
): Promise<Measurement[]> {
  const acts = await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const person = people[index % businesses];
      if (person === undefined) throw new Error('no such business');
      const client = await scene.signIn(person);
      return () => writeAndIssue(client, person);
    }),
  );
  const { each, times } = await rateOf(acts);
  const limit = await durableTime(writer);
  const unit = 'ms';
  const waits = { peer: null, ratio: null, budget: null, unit, ok: true };
  return [
    compared({
      name: `an invoice of ${name} : a durable transaction`,
      ours: each,
      peer: limit,
      budget,
      unit,
    }),
    // It orients: with so many people it is what they leave of the machine to each other.
    { ...waits, name: `${name}: 95 of 100 have theirs within`, ours: percentile(times, 0.95) },
  ];
}

/** All at once, each again as soon as it is done: the time for each of them, and how long each has waited. A refusal ends the benchmark. */
async function rateOf(
  acts: readonly (() => Promise<void>)[],
): Promise<{ each: number; times: readonly number[] }> {
  const begin = performance.now() + WARM_UP_MS;
  const end = begin + MEASURED_MS;
  const times: number[] = [];
  const works = async (act: () => Promise<void>) => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await act();
      const now = performance.now();
      if (now >= begin && now < end) times.push(now - start);
    }
  };
  await Promise.all(acts.map(works));
  return { each: MEASURED_MS / times.length, times };
}

let written = 0;

async function durableTime(writer: DurableWriter): Promise<number> {
  const start = performance.now();
  for (let round = 0; round < LIMIT_ROUNDS; round += 1) await writer.write(written++);
  return (performance.now() - start) / LIMIT_ROUNDS;
}
