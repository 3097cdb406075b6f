/** What clients, services and expenses have in common for an import: reading rows, finding, adding, changing and removing records. */
import { ClientFields } from '@belegbar/contract/clients';
import { ServiceFields } from '@belegbar/contract/services';
import { regimeOn } from '@belegbar/domain/business';
import { emptyClient } from '@belegbar/domain/clients';
import {
  type CellProblem,
  clientKeys,
  clientValues,
  type ImportKind,
  keysInFile,
  type Mapping,
  type ReadAs,
  readClient,
  readService,
  serviceKeys,
  serviceValues,
  type Values,
} from '@belegbar/domain/imports';
import { decimal } from '@belegbar/domain/money';
import type { z } from 'zod';
import { loadBusiness } from '../business/index.ts';
import {
  addClients,
  changeClients,
  clientsAfter,
  findAlikeClients,
  holdClients,
  prepareClients,
  refreshClientStatistics,
  removeClients,
} from '../clients/index.ts';
import { billedClients } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/database/index.ts';
import {
  addServices,
  changeServices,
  findAlikeServices,
  holdServices,
  removeServices,
  servicesAfter,
} from '../services/index.ts';
import { COUNTRIES } from './countries.ts';
import { expenses } from './expense-records.ts';
import type { Settings } from './tables.ts';

type Many<Row> = readonly Row[];
/** Beside each act in the audit log. */
type Cause = Record<string, string>;

export interface Kept<Fields> {
  id: string;
  version: number;
  fields: Fields;
}

interface Read<Fields> {
  given: Partial<Fields>;
  problems: CellProblem[];
}

/** One kind of records. `Fields` has everything that a file can say of one. */
export interface Records<Fields extends { name: string }> {
  kind: ImportKind;
  schema: z.ZodType;
  read(cells: Many<string>, mapping: Mapping, as: ReadAs): Read<Fields>;
  /** A new record where the file says nothing. */
  begin(as: ReadAs): Fields;
  values(fields: Fields, language: 'de' | 'en'): Values;
  /** By what it is known, the strongest first; two rows of one file are one by `keysInFile`. */
  keys(fields: Fields): string[];
  keysInFile(fields: Fields): string[];
  /** Before records are looked for and added. */
  prepare(context: Context, transaction: Transaction): Promise<void>;
  /** After they have become several times as many. */
  refreshStatistics(context: Context): Promise<void>;
  findAlike(context: Context, transaction: Transaction, wanted: Many<Fields>): Promise<Kept<Fields>[]>;
  add(c: Context, t: Transaction, records: Many<{ id: string; fields: Fields }>, cause: Cause): Promise<void>;
  change(
    context: Context,
    transaction: Transaction,
    records: Many<{ before: Kept<Fields>; after: Fields }>,
    cause: Cause,
  ): Promise<void>;
  hold(context: Context, transaction: Transaction, ids: Many<string>): Promise<Kept<Fields>[]>;
  /** Returns the ids of those that could go. */
  remove(c: Context, t: Transaction, records: Many<Kept<Fields>>, cause: Cause): Promise<string[]>;
}

/** Those that an export writes. */
export interface GivenOut<Fields extends { name: string }> extends Records<Fields> {
  after(
    context: Context,
    from: { after: string | null; limit: number; archived: 'no' | 'all' },
  ): Promise<Kept<Fields>[]>;
}

type ClientRow = Parameters<typeof addClients>[2][number]['fields'];
type ServiceRow = Parameters<typeof addServices>[2][number]['fields'];

const clients: GivenOut<ClientRow> = {
  kind: 'clients',
  schema: ClientFields,
  read: (cells, mapping, as) => withState(readClient(cells, mapping, as)),
  begin: () => ({ ...emptyClient('de'), archived: false }),
  values: clientValues,
  keys: clientKeys,
  keysInFile,
  prepare: prepareClients,
  refreshStatistics: refreshClientStatistics,
  findAlike: findAlikeClients,
  add: addClients,
  change: changeClients,
  hold: holdClients,
  remove: removeUnusedClients,
  after: clientsAfter,
};

/** A client whom an invoice or a draft names stays. */
async function removeUnusedClients(
  context: Context,
  transaction: Transaction,
  found: Many<Kept<ClientRow>>,
  cause: Cause,
): Promise<string[]> {
  const ids = found.map(({ id }) => id);
  const billed = await billedClients(context, transaction, ids);
  const unused = found.filter(({ id }) => !billed.has(id));
  return removeClients(context, transaction, unused, cause);
}

const services: GivenOut<ServiceRow> = {
  kind: 'services',
  schema: ServiceFields,
  read: (cells, mapping, as) => withState(readService(cells, mapping, as)),
  begin: ({ isSmallBusiness }) => ({
    name: '',
    description: '',
    unit: 'hourly',
    unitPrice: decimal('0'),
    archived: false,
    vatCase: isSmallBusiness ? 'smallBusiness' : 'standard19',
  }),
  values: serviceValues,
  keys: serviceKeys,
  keysInFile: serviceKeys,
  prepare: async () => {},
  refreshStatistics: async () => {},
  findAlike: findAlikeServices,
  add: addServices,
  change: changeServices,
  hold: holdServices,
  remove: removeServices,
  after: servicesAfter,
};

function withState<Fields>(read: {
  given: Partial<Fields>;
  archived: boolean | null;
  problems: CellProblem[];
}): Read<Fields & { archived: boolean }> {
  const state = read.archived === null ? {} : { archived: read.archived };
  return {
    given: { ...read.given, ...state } as Partial<Fields & { archived: boolean }>,
    problems: read.problems,
  };
}

/** Fields of any kind: what an import carries without looking into it. */
export type AnyFields = { name: string } & Record<string, unknown>;

const RECORDS = { clients, services, expenses };

export function recordsOf(kind: ImportKind): Records<AnyFields> {
  return RECORDS[kind] as unknown as Records<AnyFields>;
}

export function givenOut(kind: Exclude<ImportKind, 'expenses'>): GivenOut<AnyFields> {
  return RECORDS[kind] as unknown as GivenOut<AnyFields>;
}

/** How files of the business are understood today. */
export async function readAs(
  context: Context,
  transaction: Transaction,
  { decimalSign, dayOrder = 'dayFirst' }: Pick<Settings, 'decimalSign'> & Partial<Pick<Settings, 'dayOrder'>>,
): Promise<ReadAs> {
  const { regimes } = await loadBusiness(context, transaction);
  const today = context.platform.clock.today();
  const { smallBusiness } = regimeOn(regimes, today);
  return { decimalSign, dayOrder, countries: COUNTRIES, isSmallBusiness: smallBusiness, today };
}
