/** Walking the paths of the app. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { type Destination, endOf, type Visitor } from '../../../web/routes/testing/destinations.ts';
import type { Actor } from './actor.ts';
import { goesOnTo } from './goes-on.ts';
import { titleFor } from './titles.ts';

export interface Places {
  invoice: string;
  number: string;
  link: string;
}

export function placed(text: string, { invoice, number, link }: Places): string {
  return text.replace('{invoice}', invoice).replace('{number}', number).replace('{link}', link);
}

/** Shares the invoice and gives what the table needs of it. */
export async function placesOf({ call }: Actor, invoice: { id: string; number: string }): Promise<Places> {
  const { token } = await call<{ token: string }>('shareLinks/create', {
    invoiceId: invoice.id,
    idempotencyKey: randomUUID(),
    expiresInDays: 30,
  });
  return { invoice: invoice.id, number: invoice.number, link: token };
}

/** Opens the first path by its address and goes on to the others as a link does; a page that the server writes is opened. */
export async function walks(
  person: Actor,
  visitor: Visitor,
  destinations: readonly Destination[],
  places: Places,
): Promise<void> {
  let isInside = false;
  for (const destination of destinations) {
    await test.step(destination.path, async () => {
      const path = placed(destination.path, places);
      const isOfServer = path.startsWith('/public-invoice/');
      if (isInside && !isOfServer) await goesOnTo(person, path);
      else await person.opens(path);
      isInside = !isOfServer;
      await endsAt(person, placed(endOf(destination, visitor), places));
      const title = titleFor(destination, visitor);
      if (title === undefined) return;
      const name = placed(title[person.language], places);
      await expect(person.page).toHaveTitle(`${name} · Belegbar`);
    });
  }
}

async function endsAt({ page }: Actor, pathname: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === pathname);
}
