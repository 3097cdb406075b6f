/** The clients, invoices, expenses and invoices of others that match what is typed, as the server finds them. */

import { endOfIban } from '@belegbar/domain/received-invoices';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuilding, IconFileInvoice, IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, type client } from '../../connection/api.ts';
import { useReach } from '../../connection/reach.ts';
import { OpenAmount, StatusBadge } from '../../invoices/index.ts';
import { type Entry, modeOf } from './entry.ts';
import styles from './list.module.css';
import { folded, matchOf } from './match.ts';
import { useFoundExpenses } from './use-found-expenses.tsx';

type InvoiceRow = Awaited<ReturnType<typeof client.invoices.list>>['invoices'][number];
export type FoundClient = Awaited<ReturnType<typeof client.clients.list>>['clients'][number];

const PAUSE_MILLISECONDS = 150;
const SHOWN_COUNT = 5;
/** The search also looks at amounts and titles, so that more than the shown ones are asked for. */
const ASKED_FOR_NUMBERS = 30;
const LEAST_LETTERS = 2;

export interface Found {
  clients: FoundClient[];
  invoices: Entry[];
  expenses: Entry[];
  /** Invoices of others. */
  received: Entry[];
  /** An answer is on its way; of the one before, only what fits is shown. */
  isPending: boolean;
  /** Why there is none; offline, the question waits. */
  error: unknown;
}

export function useFound(typed: string): Found {
  const { mode, text } = modeOf(typed);
  const [search] = useDebouncedValue(text, PAUSE_MILLISECONDS);
  const isAsked = (words: string) => mode === 'numbers' || words.length >= LEAST_LETTERS;
  const wants = { invoices: mode !== 'acts' && isAsked(text), clients: mode === 'all' && isAsked(text) };
  const limit = mode === 'numbers' ? ASKED_FOR_NUMBERS : SHOWN_COUNT;
  const invoices = useQuery(
    api.invoices.list.queryOptions({
      input: { search, limit },
      enabled: wants.invoices && isAsked(search),
      placeholderData: keepPreviousData,
    }),
  );
  const clients = useQuery(
    api.clients.list.queryOptions({
      input: { search, limit: SHOWN_COUNT },
      enabled: wants.clients && isAsked(search),
      placeholderData: keepPreviousData,
    }),
  );
  const expenses = useFoundExpenses(search, wants.clients && isAsked(search));
  const received = useReceivedAt(text);
  const toEntry = useInvoiceEntry();
  const reach = useReach();
  const asked = [...(wants.invoices ? [invoices] : []), ...(wants.clients ? [clients, expenses.query] : [])];
  const isLate = search !== text || asked.some((query) => query.isPlaceholderData);
  const answers = (texts: string[]) => !isLate || matchOf(text, texts) > 0;
  const rows = (invoices.data?.invoices ?? []).filter(({ number, clientName, title }) =>
    mode === 'numbers' ? hasNumber(number, text) : answers([number ?? '', clientName, title]),
  );
  return {
    clients: wants.clients ? (clients.data?.clients ?? []).filter(({ name }) => answers([name])) : [],
    invoices: wants.invoices ? rows.slice(0, SHOWN_COUNT).map(toEntry) : [],
    expenses: wants.clients
      ? expenses.entries.filter(({ title, detail = '' }) => answers([title, detail]))
      : [],
    received,
    isPending: asked.length > 0 && (isLate || asked.some((query) => query.isLoading)),
    error: whyNot(asked) ?? (asked.length > 0 && isLate && reach !== 'there' ? new TypeError(reach) : null),
  };
}

/** What came in and is to be paid to an account that ends so. */
function useReceivedAt(text: string): Entry[] {
  const navigate = useNavigate();
  const [search] = useDebouncedValue(text, PAUSE_MILLISECONDS);
  const isEnd = search === text && endOfIban(text) !== null;
  const { data } = useQuery(
    api.receivedInvoices.list.queryOptions({ input: { search, limit: SHOWN_COUNT }, enabled: isEnd }),
  );
  if (!isEnd || data === undefined) return [];
  return data.invoices.map(({ id, number, sellerName }) => ({
    kind: 'page',
    id: `received-${id}`,
    icon: IconFileInvoice,
    title: sellerName,
    detail: number,
    run: () => void navigate({ to: '/finance/received/$id', params: { id } }),
  }));
}

function hasNumber(number: string | null, text: string): boolean {
  return folded(number ?? '').includes(folded(text));
}

function whyNot(asked: { isError: boolean; error: unknown; fetchStatus: string }[]): unknown {
  const isOffline = asked.some(({ fetchStatus }) => fetchStatus === 'paused');
  return asked.find(({ isError }) => isError)?.error ?? (isOffline ? new TypeError('offline') : null);
}

export function useInvoiceEntry(): (row: InvoiceRow) => Entry {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  return (row) => ({
    kind: 'invoice',
    id: row.id,
    icon: IconFileInvoice,
    title: row.number ?? t('draft'),
    detail: [row.clientName, row.title].filter(Boolean).join(', '),
    end: (
      <span className={styles.end}>
        <OpenAmount invoice={row} />
        <StatusBadge invoice={row} />
      </span>
    ),
    run: () => void navigate({ to: '/invoice/$id', params: { id: row.id } }),
    isKept: true,
  });
}

export function clientIcon(client: Pick<FoundClient, 'isBusiness'>) {
  return client.isBusiness ? IconBuilding : IconUser;
}
