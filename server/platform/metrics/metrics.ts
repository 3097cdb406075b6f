/** What the server counts of itself, and what it looks up when somebody asks. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Where the figures come from that are looked up only when somebody asks. */
export interface MetricSources {
  version: string;
  connections(): { used: number; idle: number; waiting: number };
  /** Processes that work on documents and files, by what they do. */
  processes: Record<string, () => { processes: number; running: number; waiting: number }>;
  /** Work that is promised, by kind. */
  work(): Promise<{ name: string; waiting: number; active: number; retrying: number; failed: number }[]>;
  /** Mails that no mail server has taken yet. */
  mails(): Promise<number>;
  /** Of the fullest disk that the install writes to; null where none is of this machine. */
  space(): Promise<{ freeBytes: number | null; totalBytes: number | null }>;
}

export interface Answer {
  method: string;
  /** The name of the procedure, or the pattern of the address: never the address, which may hold a token. */
  route: string;
  status: number;
  seconds: number;
}

export interface Metrics {
  answered(answer: Answer): void;
  /** All figures; what cannot be looked up is left out, and the others stand. */
  text(): Promise<string>;
  contentType: string;
}

/** For a server that nobody watches. */
export const NO_METRICS: Metrics = { answered: () => {}, text: async () => '', contentType: 'text/plain' };

/** From the time in which nobody notices anything to that after which everybody has gone. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function openMetrics(sources: MetricSources): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const answers = new Histogram({
    name: 'belegbar_http_answer_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  });
  const unknown = new Counter({
    name: 'belegbar_metrics_unknown_total',
    help: 'Figures that could not be looked up.',
    labelNames: ['figure'],
    registers: [register],
  });
  addGauges(register, sources, (figure) => unknown.inc({ figure }));
  return {
    answered: ({ method, route, status, seconds }) =>
      answers.observe({ method, route, status: String(status) }, seconds),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

type Values = [labels: Record<string, string>, value: number][];

/** Figures of now: each is looked up anew, so that none stands that is over. One without labels would become 0 instead of nothing. */
function addGauges(register: Registry, sources: MetricSources, missed: (figure: string) => void): void {
  const gauge = (name: string, help: string, labelNames: string[], find: () => Values | Promise<Values>) =>
    new Gauge({
      name: `belegbar_${name}`,
      help,
      labelNames,
      registers: [register],
      async collect() {
        this.reset();
        try {
          for (const [labels, value] of await find()) this.set(labels, value);
        } catch {
          missed(name);
        }
      },
    });
  gauge('info', 'The version that runs.', ['version'], () => [[{ version: sources.version }, 1]]);
  gauge('database_connections', 'Connections of this process to the database.', ['state'], () =>
    byState(sources.connections()),
  );
  gauge('processes', 'Processes that work on documents and files.', ['kind'], () =>
    eachProcess(sources, ({ processes }) => processes),
  );
  gauge('process_jobs', 'Documents and files in work, or waiting for a process.', ['kind', 'state'], () => [
    ...eachProcess(sources, ({ running }) => running, { state: 'running' }),
    ...eachProcess(sources, ({ waiting }) => waiting, { state: 'waiting' }),
  ]);
  gauge('jobs', 'Promised work of all servers; failed is what was given up.', ['name', 'state'], async () =>
    (await sources.work()).flatMap(({ name, waiting, active, retrying, failed }) =>
      byState({ waiting, active, retrying, failed }, { name }),
    ),
  );
  gauge('mails', 'Mails of the install itself that no mail server has taken yet.', ['state'], async () =>
    byState({ waiting: await sources.mails() }),
  );
  gauge('space_bytes', 'Room where the data lies.', ['state'], async () => {
    const { freeBytes, totalBytes } = await sources.space();
    return freeBytes === null || totalBytes === null ? [] : byState({ free: freeBytes, total: totalBytes });
  });
}

function byState(states: Record<string, number>, labels: Record<string, string> = {}): Values {
  return Object.entries(states).map(([state, value]) => [{ ...labels, state }, value]);
}

function eachProcess(
  { processes }: MetricSources,
  figure: (load: ReturnType<MetricSources['processes'][string]>) => number,
  labels: Record<string, string> = {},
): Values {
  return Object.entries(processes).map(([kind, load]) => [{ kind, ...labels }, figure(load())]);
}
