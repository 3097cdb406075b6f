/** All that answers what is typed, in groups. */

import { IconFileInvoice, IconFilePlus, IconUser, type TablerIcon } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { useShellActs } from '../acts.ts';
import { type Entry, type Group, modeOf, nameOf } from './entry.ts';
import { groupsFor } from './groups.ts';
import { matchOf } from './match.ts';
import { type Recent, recents } from './recent.ts';
import { useActs } from './use-acts.ts';
import { clientIcon, type Found, type FoundClient, useFound } from './use-found.tsx';
import { useActsHere, useAskedList } from './use-here.ts';
import { useNewInvoice } from './use-new-invoice.ts';
import { useOwnAccount } from './use-own-account.ts';
import { usePages } from './use-pages.ts';

export interface Entries {
  groups: Group[];
  /** What the server was asked and has not answered, or why it cannot. */
  found: Found;
}

export function useEntries(typed: string): Entries {
  const { openNewClient } = useShellActs();
  const pages = usePages();
  const acts = useActs(openNewClient);
  const found = useFound(typed);
  const clientEntry = useClientEntry();
  const clientActs = useClientActs(typed, found.clients[0]);
  const recent = useRecent([...pages, ...acts]);
  const clients = found.clients.map((client) => clientEntry(client, clientIcon(client)));
  const { invoices, expenses, received } = found;
  const ownAccount = useOwnAccount(typed);
  const here = useActsHere();
  const asked = useAskedList(typed);
  const things = { clients, invoices, expenses, received };
  const sources = { ...things, pages, acts, here, asked, ownAccount, clientActs, recent };
  return { groups: groupsFor(typed, sources), found };
}

type NamedClient = Pick<FoundClient, 'id' | 'name' | 'city'>;

function useClientEntry(): (client: NamedClient, icon: TablerIcon) => Entry {
  const navigate = useNavigate();
  const newInvoice = useNewInvoice();
  return ({ id, name, city }, icon) => ({
    kind: 'client',
    id,
    icon,
    title: name,
    detail: city,
    run: () => void navigate({ to: '/clients/$id', params: { id } }),
    withCommand: () => newInvoice(id),
    isKept: true,
  });
}

/** For the first client found, unless it was found by something else than its name. */
function useClientActs(typed: string, client: FoundClient | undefined): Entry[] {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const newInvoice = useNewInvoice();
  if (client === undefined || matchOf(modeOf(typed).text, [client.name]) < 2) return [];
  const { id, name } = client;
  const invoice: Entry = {
    kind: 'act',
    id: `invoice-to-${id}`,
    icon: IconFilePlus,
    title: t('acts.invoiceTo', { name }),
    keys: 'Mod+Enter',
    run: () => newInvoice(id),
  };
  const list: Entry = {
    kind: 'act',
    id: `invoices-of-${id}`,
    icon: IconFileInvoice,
    title: t('acts.invoicesOf', { name }),
    run: () => void navigate({ to: '/invoices', search: { search: name } }),
  };
  return client.archived ? [list] : [invoice, list];
}

/** What was chosen last, as far as it still exists for the visitor; as it was when the palette opened. */
function useRecent(known: Entry[]): Entry[] {
  const businessId = useSession()?.user?.businessId ?? '';
  const [kept] = useState(() => recents(localStorage, businessId));
  const navigate = useNavigate();
  const clientEntry = useClientEntry();
  const toEntry = (recent: Recent): Entry | undefined => {
    if (recent.kind === 'client')
      return clientEntry({ id: recent.id, name: recent.title, city: recent.detail }, IconUser);
    if (recent.kind !== 'invoice') return known.find((entry) => nameOf(entry) === nameOf(recent));
    const { id, title, detail } = recent;
    const run = () => void navigate({ to: '/invoice/$id', params: { id } });
    return { kind: 'invoice', id, icon: IconFileInvoice, title, detail, run, isKept: true };
  };
  return kept.map(toEntry).filter((entry) => entry !== undefined);
}
