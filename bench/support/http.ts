/** One client on one connection that stays open. */
import { Agent, request } from 'node:http';

export interface Client {
  /** The answer of a procedure, called as the web calls it. */
  call<Answer>(procedure: string, input: unknown): Promise<Answer>;
  /** The bytes at an address. */
  get(path: string): Promise<Buffer>;
  close(): void;
}

/** `cookie` is the header of a session. */
export function openClient(address: string, cookie: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { cookie, 'content-type': 'application/json', 'x-belegbar': '1' };
  return {
    async call<Answer>(procedure: string, input: unknown) {
      const url = `${address}/rpc/${procedure}`;
      const body = await exchange(url, { method: 'POST', agent, headers }, JSON.stringify({ json: input }));
      return (JSON.parse(body.toString()) as { json: Answer }).json;
    },
    get: (path) => exchange(`${address}${path}`, { agent, headers: { cookie } }, ''),
    close: () => agent.destroy(),
  };
}

function exchange(url: string, options: Parameters<typeof request>[1], body: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options as object, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (answer.statusCode === 200 || answer.statusCode === 201) resolve(bytes);
        else reject(new Error(`${answer.statusCode} ${bytes.toString()}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
