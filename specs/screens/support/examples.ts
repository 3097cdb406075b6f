/** The world of the API description: Jonas Beispiel, his business, clients and invoices, held against the contract by a test of its own. */
import { contract } from '@belegbar/contract';
import type { ApiExample } from '../../../server/platform/capability.ts';

type Examples = Readonly<Record<string, ApiExample>>;

const byOperation: Examples = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, Examples>>('../../../server/*/api-examples.ts', { eager: true }),
  ).flatMap((file) => Object.values(file)),
);

/** What the server is said to answer, by procedure as in `clients/list`; undefined where the description has no example. */
export function exampleOf(capability: string, name: string): unknown {
  const procedures: Record<string, { '~orpc': { route: { operationId?: string } } }> =
    contract[capability as keyof typeof contract];
  const id = procedures[name]?.['~orpc'].route.operationId ?? `${capability}.${name}`;
  return byOperation[id]?.output;
}
