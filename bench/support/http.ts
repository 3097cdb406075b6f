/** One client on one connection that stays open. */
import { Agent, request } from 'node:http';

export interface Client {
  /** The answer of a procedure, called as the web calls it. */
  call<Answer>(procedure: string, input: unknown): Promise<Answer>;
  /** The bytes at an address. */
  get(path: string): Promise<Buffer>;
  /** The answer to a form that is sent as programs do. */
  form(path: string, fields: FormFields): Promise<Buffer>;
  /** The same for one that stands ready. */
  send(path: string, form: PackedForm): Promise<Buffer>;
  /** Takes no more than a few bytes a second of what stands at an address, until `end`; ready once it has begun to come. */
  getSlowly(path: string): Promise<{ end(): void }>;
  close(): void;
}

export type FormFields = Record<string, string | File>;

export interface PackedForm {
  type: string;
  body: Buffer;
}

/** The bytes of a form: who sends many, or measures, packs them before. */
export async function packForm(fields: FormFields): Promise<PackedForm> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const packed = new Response(form);
  const type = packed.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await packed.arrayBuffer()) };
}

/**
 * @param cookie the header of a session
 * @param localAddress where the client stands; any of 127.0.0.0/8 is another client to a server on this machine
 */
export function openClient(address: string, cookie: string, localAddress = '127.0.0.1'): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress });
  const headers = { cookie, 'content-type': 'application/json', 'x-belegbar': '1' };
  const send = (path: string, { type, body }: PackedForm) => {
    const options = { method: 'POST', agent, headers: { ...headers, 'content-type': type } };
    return exchange(`${address}${path}`, options, body);
  };
  return {
    async call<Answer>(procedure: string, input: unknown) {
      const url = `${address}/rpc/${procedure}`;
      const body = await exchange(url, { method: 'POST', agent, headers }, JSON.stringify({ json: input }));
      return (JSON.parse(body.toString()) as { json: Answer }).json;
    },
    get: (path) => exchange(`${address}${path}`, { agent, headers: { cookie } }, ''),
    form: async (path, fields) => send(path, await packForm(fields)),
    send,
    getSlowly: (path) => trickle(`${address}${path}`, { headers: { cookie }, localAddress }),
    close: () => agent.destroy(),
  };
}

function exchange(
  url: string,
  options: Parameters<typeof request>[1],
  body: string | Buffer,
): Promise<Buffer> {
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

/** Some bytes each tenth of a second: more than what the server cuts off as next to nothing. */
const SIP_BYTES = 1_000;
const SIP_MS = 100;

function trickle(url: string, options: object): Promise<{ end(): void }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${answer.statusCode}`));
      answer.pause();
      const sips = setInterval(() => answer.read(SIP_BYTES), SIP_MS);
      const end = () => {
        clearInterval(sips);
        sent.destroy();
      };
      answer.on('error', () => undefined);
      answer.once('readable', () => resolve({ end }));
    });
    sent.on('error', reject);
    sent.end();
  });
}
