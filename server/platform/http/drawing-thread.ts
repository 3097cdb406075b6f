/** The thread in which the app draws its screens for the server. What it asks goes to the server as any call of a browser does. */
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log/index.ts';

/** What is drawn of one screen: markup, the style sheet for it alone, and the answers it was made of as JSON that no markup ends. */
export interface DrawnScreen {
  markup: string;
  style: string;
  known: string;
  language: string;
  /** Whose books it shows. */
  userId: string;
}

/** For whom what is drawn. `url` begins with the path. */
export interface DrawOrder {
  userId: string;
  url: string;
  window: 'phone' | 'wide';
  host: string;
  cookie: string;
  agent: string;
  address: string;
}

export interface DrawingThread {
  /** Null where nothing is drawn in time: the thread has just begun, has much to do, or failed. */
  draw(order: DrawOrder): Promise<DrawnScreen | null>;
  close(): Promise<void>;
}

/** No page is held up for longer. */
const PATIENCE_MILLISECONDS = 400;
const WAITING_MAX = 4;
/** So long an address that was not drawn in time is left to the app: a busy machine must not hold up every page. */
const LATE_MILLISECONDS = 5_000;
/** Without work the thread ends, and gives its memory back. */
const IDLE_MILLISECONDS = 300_000;
const MEMORY = { maxOldGenerationSizeMb: 192 };

/** What the app asks while it is drawn. */
interface Call {
  kind: 'call';
  id: number;
  call: number;
  path: string;
  headers: Record<string, string>;
  body: string;
}

interface Drawn {
  kind: 'drawn';
  id: number;
  screen: DrawnScreen | null;
}

interface Waiting {
  order: DrawOrder;
  tell(screen: DrawnScreen | null): void;
}

interface Running {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/** It begins with the first screen. @param app takes the calls @param file the built thread */
export function drawingThread(app: FastifyInstance, file: string, log: Log): DrawingThread {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  const late = new Set<string>();
  const leave = (path: string) => {
    late.add(path);
    setTimeout(() => late.delete(path), LATE_MILLISECONDS).unref();
  };
  const close = async () => {
    const ended = running;
    running = null;
    clearTimeout(idle);
    if (ended !== null) await end(ended);
  };
  const begin = () => {
    clearTimeout(idle);
    idle = setTimeout(() => void close(), IDLE_MILLISECONDS).unref();
    running ??= start(app, file, (error) => {
      log.error('screen.failed', {}, error);
      void close();
    });
    return running;
  };
  return {
    async draw(order) {
      const [path = ''] = order.url.split('?', 1);
      if (late.has(path)) return null;
      const isNew = running === null;
      const thread = begin();
      if (isBusy(thread, order)) return null;
      last += 1;
      const drawn = drawnBy(thread, { id: last, order }, () => isNew || leave(path));
      // A thread that has just begun takes longer than the app would; the next screen comes sooner for it.
      return isNew ? null : drawn;
    },
    close,
  };
}

/** One screen at a time for each user: who asks again and again must not take the others' turns. */
function isBusy({ waiting }: Running, { userId }: DrawOrder): boolean {
  return waiting.size >= WAITING_MAX || [...waiting.values()].some(({ order }) => order.userId === userId);
}

function start(app: FastifyInstance, file: string, onFailure: (error: unknown) => void): Running {
  // Nothing of our environment is for code that was made for browsers.
  const worker = new Worker(file, { resourceLimits: MEMORY, env: {} });
  const running: Running = { worker, waiting: new Map() };
  worker.unref();
  worker.on('error', onFailure);
  worker.on('message', (message: Call | Drawn) => {
    const waiting = running.waiting.get(message.id);
    if (message.kind === 'drawn') waiting?.tell(message.screen);
    else void answer(app, message, waiting?.order ?? null).then((given) => worker.postMessage(given));
  });
  return running;
}

async function end({ worker, waiting }: Running): Promise<void> {
  for (const { tell } of waiting.values()) tell(null);
  await worker.terminate();
}

async function drawnBy(
  { worker, waiting }: Running,
  { id, order }: { id: number; order: DrawOrder },
  onLate: () => void,
): Promise<DrawnScreen | null> {
  let tooLate: NodeJS.Timeout | undefined;
  try {
    return await new Promise<DrawnScreen | null>((tell) => {
      tooLate = setTimeout(() => {
        onLate();
        tell(null);
      }, PATIENCE_MILLISECONDS);
      waiting.set(id, { order, tell });
      const { window, host, url, cookie } = order;
      worker.postMessage({
        kind: 'draw',
        id,
        url: `http://${host}${url}`,
        window,
        cookie: sidebarOf(cookie),
      });
    });
  } finally {
    clearTimeout(tooLate);
    waiting.delete(id);
  }
}

/** Of the cookies only the one that the app itself reads: the thread never sees a session. */
function sidebarOf(cookie: string): string {
  return /\bsidebar_state=\w+/.exec(cookie)?.[0] ?? '';
}

/** A call of the app, as the person who opened the page: by the same way and past the same guards as from a browser. */
async function answer(
  app: FastifyInstance,
  { id, call, path, headers, body }: Call,
  order: DrawOrder | null,
) {
  // Nobody waits for the screen any more.
  if (order === null) return { kind: 'answer', id, call, status: 410, headers: {}, body: '' };
  const { host, cookie, agent, address } = order;
  const given = await app.inject({
    method: 'POST',
    url: path,
    remoteAddress: address,
    headers: { ...headers, host, cookie, 'user-agent': agent },
    payload: body,
  });
  return { kind: 'answer', id, call, status: given.statusCode, headers: given.headers, body: given.body };
}
