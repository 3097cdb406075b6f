/** Records that are changed in a dialog while somebody else changes them, or whose answer is lost; and what is not said before it is known. */
import type { client } from '../../web/connection/api.ts';
import { exampleOf } from './support/examples.ts';
import { refusal } from './support/refusal.ts';
import { expect, opens, type Screen, test, waitFor } from './support/stage.tsx';
import { buttonOf, enters, findDialog, type Part } from './support/verbs-parts.ts';

type Client = Awaited<ReturnType<typeof client.clients.get>>;
type Services = Awaited<ReturnType<typeof client.services.list>>;
type Business = Awaited<ReturnType<typeof client.business.get>>;

async function keepsOwn({ user, say }: Screen, dialog: Part): Promise<void> {
  await user.click(buttonOf(dialog, say('common:save.action')));
  await dialog.findByText(say('common:conflict.text'));
  await user.click(buttonOf(dialog, say('common:conflict.keep')));
  await waitFor(() => expect(dialog.element).not.toBeInTheDocument());
}

test('a client changed elsewhere while its dialog is open is not overwritten, and Jonas decides what holds', async () => {
  let stored = exampleOf('clients', 'get') as Client;
  const screen = await opens(`/clients/${stored.id}`, {
    answers: {
      clients: {
        get: () => stored,
        update: ({ version, changes }) => {
          if (version !== stored.version) throw refusal('CHANGED_MEANWHILE', { version: stored.version });
          stored = { ...stored, ...(changes as Partial<Client>), version: version + 1 };
          return stored;
        },
      },
    },
  });
  const { user, say, server, findByText } = screen;
  await user.click(await findByText(say('common:edit')));
  const dialog = await findDialog(screen, say('clients:editTitle', { name: stored.name }));
  enters(dialog.getByLabelText(say('clients:field.city')), 'Potsdam');
  const { version } = stored;
  stored = { ...stored, street: 'Neue Straße 1', version: version + 1 };
  await keepsOwn(screen, dialog);
  expect(stored).toMatchObject({ street: 'Neue Straße 1', city: 'Potsdam' });
  expect(server.asked('clients/update')).toMatchObject([
    { version, changes: { city: 'Potsdam' } },
    { version: version + 1, changes: { city: 'Potsdam' } },
  ]);
});

test('so is a service: what another tab wrote stays beside what is kept of this one', async () => {
  let [stored] = (exampleOf('services', 'list') as Services).services as [Services['services'][number]];
  const screen = await opens('/my-business', {
    language: 'en',
    answers: {
      services: {
        list: () => ({ services: [stored] }),
        update: ({ version, changes }) => {
          if (version !== stored.version) throw refusal('CHANGED_MEANWHILE', { version: stored.version });
          stored = { ...stored, ...(changes as typeof stored), version: version + 1 };
          return stored;
        },
      },
    },
  });
  const { user, say, findByText } = screen;
  await user.click(await findByText(stored.name, { selector: 'button, button *' }));
  const dialog = await findDialog(screen, say('services:editTitle', { name: stored.name }));
  enters(dialog.getByLabelText(say('services:field.name')), 'Pairing');
  stored = { ...stored, description: 'By the hour', version: stored.version + 1 };
  await keepsOwn(screen, dialog);
  expect(stored).toMatchObject({ name: 'Pairing', description: 'By the hour' });
});

test('a client whose creation failed after it was stored is asked for once more under the same key', async () => {
  const screen = await opens('/clients');
  const { user, say, server, findByText } = screen;
  await user.click(await findByText(say('clients:add'), { selector: 'button *' }));
  const dialog = await findDialog(screen, say('clients:addTitle'));
  enters(dialog.getByLabelText(say('clients:field.name')), 'Studio Nord');
  server.loseNextAnswer('clients/create');
  await user.click(buttonOf(dialog, say('common:add')));
  await dialog.findByText(say('clients:notSaved'));
  await user.click(buttonOf(dialog, say('common:add')));
  await waitFor(() => expect(dialog.element).not.toBeInTheDocument());
  const [first, second] = server.asked('clients/create') as { idempotencyKey: string }[];
  expect(second).toEqual(first);
});

test('whether a small business owes a return is not said before it is known', async () => {
  const business = exampleOf('business', 'get') as Business;
  const regimes = business.regimes.map((regime) => ({ ...regime, smallBusiness: true }));
  const refuse = () => {
    throw refusal('NOT_FOUND');
  };
  const answers = {
    business: { get: () => ({ ...business, regimes }) },
    taxReports: { owedReturns: refuse },
  };
  const screen = await opens('/tax-reports', { answers });
  const { user, say, server, findByText } = screen;
  await findByText(say('tax-reports-form:loadFailed'));
  const none = say('tax-reports-form:smallBusiness.none');
  expect(document.body.textContent).not.toContain(none);
  server.answer({ taxReports: { owedReturns: () => ({ returns: [] }) } });
  await user.click(buttonOf(screen, say('common:retry')));
  await waitFor(() => expect(document.body.textContent).toContain(none));
});
