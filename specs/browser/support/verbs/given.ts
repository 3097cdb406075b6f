/** What is so before a story begins, done without the pages. */
import { randomUUID } from 'node:crypto';
import type { Person } from '../actor.ts';

interface Issued {
  id: string;
  number: string;
}

/** In euros unless another currency is told, with the units of it for one euro. */
interface Written {
  client: string;
  title: string;
  /** With a point. */
  price: string;
  foreign?: { currency: string; unitsPerEuro: string };
}

/** An issued invoice with one line of work for one hour. */
export async function hasIssued(
  { call }: Person,
  { client, title, price, foreign }: Written,
): Promise<Issued> {
  const draft = await call<{ id: string; version: number }>('invoices/createDraft', {
    idempotencyKey: randomUUID(),
    draft: {
      clientId: await clientNamed(call, client),
      title,
      ...foreign,
      lines: [{ ...WORK, unitPrice: price, id: randomUUID() }],
    },
  });
  return call<Issued>('invoices/issue', {
    id: draft.id,
    version: draft.version,
    idempotencyKey: randomUUID(),
  });
}

const WORK = {
  description: 'Workshop',
  details: '',
  quantity: '1',
  unit: 'hourly',
  discountPercent: null,
  vatCase: 'standard19',
  exemptionParagraph: null,
};

async function clientNamed(call: Person['call'], name: string): Promise<string | undefined> {
  const { clients } = await call<{ clients: { id: string; name: string }[] }>('clients/list', {});
  return clients.find((client) => client.name === name)?.id;
}
