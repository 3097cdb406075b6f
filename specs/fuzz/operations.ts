/** The operations that are asked, read from the API's own description. */
import type { Schema } from './values.ts';

export interface FuzzedOperation {
  /** `invoices.issue` */
  name: string;
  /** What its ids are of: `invoices` of `/invoices/{id}/issue`. */
  group: string;
  method: string;
  /** `/api/invoices/{id}/issue` */
  path: string;
  parameters: { name: string; in: string; schema: Schema; required: boolean }[];
  body: { type: 'json' | 'form'; schema: Schema } | null;
}

interface Described {
  operationId?: string;
  parameters?: { name: string; in: string; schema?: Schema; required?: boolean }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

/** What ends the session or the account that asks, or builds a business for seconds, by specification. */
const LEFT_OUT = new Set([
  'account.endSession',
  'account.endOtherSessions',
  'accountDeletion.request',
  'accountDeletion.confirm',
  'session.enterDemo',
]);
/** The library of the sign-in has limits of its own on all of its addresses. */
const OF_THE_LIBRARY = 'auth.';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** @param document OpenAPI 3.1 */
export function operationsOf(document: unknown): FuzzedOperation[] {
  const { paths } = document as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined)
      .map((method) => operation(path, method, item[method] ?? {}))
      .filter(({ name }) => !LEFT_OUT.has(name) && !name.startsWith(OF_THE_LIBRARY)),
  );
}

function operation(path: string, method: string, described: Described): FuzzedOperation {
  const name = described.operationId ?? `${method} ${path}`;
  const content = described.requestBody?.content ?? {};
  const [type = '', { schema } = {}] = Object.entries(content)[0] ?? [];
  const isForm = type.startsWith('multipart/');
  return {
    name,
    group: path.replace(/^\/files\//, '/').split('/')[1] ?? '',
    method: method.toUpperCase(),
    path: path.startsWith('/files/') || path.startsWith('/public-invoice/') ? path : `/api${path}`,
    parameters: (described.parameters ?? []).map((one) => ({
      name: one.name,
      in: one.in,
      schema: one.schema ?? { type: 'string' },
      required: one.required ?? false,
    })),
    body: schema === undefined ? null : { type: isForm ? 'form' : 'json', schema },
  };
}
