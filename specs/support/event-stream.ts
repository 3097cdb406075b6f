/** A page that follows the notifications, as a reader of server-sent events. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface StreamReader {
  /** The next event that is not only a sign of life. Null when the server has ended the stream. */
  next(): Promise<StreamedEvent | null>;
  close(): void;
}

export interface StreamedEvent {
  kind: string;
  notification?: { title: string; type: string };
}

const PATIENCE_MS = 30_000;

/** `cookie` is the header of a session. Resolves when the server has begun to answer. @throws with the status when it refuses */
export async function followOver(address: string, cookie: string): Promise<StreamReader> {
  const gone = new AbortController();
  const response = await fetch(`${address}/rpc/notifications/stream`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'x-belegbar': '1' },
    body: JSON.stringify({ json: { language: 'de' } }),
    signal: gone.signal,
  });
  if (!response.ok || response.body === null) throw new Error(String(response.status));
  const events = eventsIn(response.body);
  return {
    async next() {
      const late = sleep(PATIENCE_MS, undefined, { signal: gone.signal, ref: false }).then(() => {
        throw new Error('no event came');
      });
      late.catch(() => {});
      for (;;) {
        const { done, value } = await Promise.race([events.next(), late]);
        if (done === true) return null;
        if (value.kind !== 'alive') return value;
      }
    },
    close: () => gone.abort(),
  };
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent, void, void> {
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (/^event: message$/m.test(block) && data !== undefined)
        yield (JSON.parse(data) as { json: StreamedEvent }).json;
    }
  }
}
