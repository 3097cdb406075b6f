/**
 * What a capability says of itself in its `capability.ts`. `server/capabilities.ts` lists them all, and whoever needs
 * something of each loops over that list: the server, the worker, the export, the end of an account, the sweep of files.
 */
import type { Day } from '@belegbar/domain/calendar';
import { AREAS, type TableClass } from '@belegbar/domain/data-classification';
import type { KeptRecords, LastRecords } from '@belegbar/domain/law';
import type { RawBuilder } from 'kysely';
import type { Platform } from './context.ts';
import type { Tables, Transaction } from './database/index.ts';
import type { FileUse } from './files/index.ts';
import type { Download, Endpoint, FilledPage, Routes, StrangersPage } from './http/index.ts';
import type { JobDefinition } from './jobs/index.ts';

/** `Ports` is what it needs of the program that runs it, beside the platform. */
export interface Capability<Ports = unknown> extends CapabilityRecords {
  /** Its procedures, by the group that they are in the contract. */
  routes?: (ports: Ports) => Partial<Routes>;
  /** Files that it gives away by addresses of their own. */
  downloads?: (ports: Ports) => readonly Download[];
  /** Pages of which it writes the markup. */
  pages?: readonly FilledPage[];
  /** Built pages that strangers get in place of the app. */
  strangersPages?: (ports: Ports) => readonly StrangersPage[];
  /** Addresses that it answers by itself, beside its procedures. */
  endpoints?: (ports: Ports) => readonly Endpoint[];
  /** What its procedures are asked and answer, by operation id, for who reads the description of the API. */
  apiExamples?: Readonly<Record<string, ApiExample>>;
  /** Its downloads, for the same readers. */
  apiFiles?: readonly ApiFile[];
  /** What an assistant may read or propose by it: procedures of the contract, whose schemas are those of the tool. */
  tools?: readonly AssistantTool[];
  /** Work that it promises. */
  jobs?: (install: InstallForJobs) => readonly JobDefinition[];
}

/** One call, in the story that all examples tell together. */
export interface ApiExample {
  input?: Record<string, unknown>;
  output: unknown;
}

/** A file as the description of the API tells of it. */
export interface ApiFile {
  /** As `/files/invoices/{id}.pdf`. */
  path: string;
  id: string;
  summary: string;
  contentTypes: readonly string[];
  /** An example of each parameter, in the order of the path. */
  parameters: Readonly<Record<string, string>>;
  isForAnyone?: true;
}

export interface AssistantTool {
  /** `invoices.list`. */
  procedure: string;
  /** `propose`: what it would do is shown, and done by the person alone. */
  use: 'read' | 'propose';
  /** When to use it, for the assistant. */
  about: string;
}

/** What it says of the rows and files that it keeps. */
export interface CapabilityRecords {
  /** What the columns of each of its tables are. */
  dataClasses?: readonly TableClass[];
  /** Each of its tables once. */
  exportSheets?: readonly ExportSheet[];
  keptAndGone?: KeptAndGone;
  /** Where it names stored files. */
  files?: FileUse;
}

/** What work over all of an install goes through. */
export interface InstallForJobs {
  capabilities: readonly CapabilityRecords[];
  /** Ids of all businesses. */
  businessIds(platform: Platform): Promise<readonly string[]>;
}

export type ExportSheet = LeavingTable | StayingTable | MadeSheet;

type InBothLanguages = Readonly<Record<'de' | 'en', string>>;

/** A table whose rows leave with their owner, as a sheet of the export. */
export interface LeavingTable {
  table: string;
  /** What the sheet is, for who reads the description of the export. */
  about: InBothLanguages;
  of: 'business' | 'person';
  /** The column that names whose a row is. */
  owner: string;
  /** Columns that mean something to this install alone, or follow from what else leaves. Secrets stay in any case. */
  without: readonly string[];
}

/** Why a table is not part of an export. */
export const REASONS_TO_STAY = ['secret', 'derived', 'passing', 'nobodys'] as const;
export type ReasonToStay = (typeof REASONS_TO_STAY)[number];

/** `secret`: opens a door or proves who someone is. `derived`: follows from what leaves. `passing`: is of use while something runs. */
export interface StayingTable {
  table: string;
  stays: ReasonToStay;
}

/** A sheet that is no table: made of what stands inside another. */
export interface MadeSheet {
  table: string;
  about: InBothLanguages;
  /** The table whose sheet it follows. */
  after: string;
  /** Columns by which the rows are put in order. */
  order: readonly string[];
  /** Its columns; `purpose` is one of the classification. */
  columns: readonly { name: string; type: string; purpose: string }[];
  /** Its rows, of the business of which the id is given. */
  rows(businessId: RawBuilder<unknown>): RawBuilder<unknown>;
}

type Owner<Table extends keyof Tables> = {
  of?: LeavingTable['of'];
  owner?: keyof Tables[Table] & string;
  without?: readonly (keyof Tables[Table] & string)[];
};

/** A table that leaves; its rows are of the business that `business_id` names, unless said. */
export function leaves<Table extends keyof Tables>(
  table: Table,
  about: InBothLanguages,
  { of = 'business', owner, without = [] }: Owner<Table> = {},
): LeavingTable {
  return { table, about, of, owner: owner ?? 'business_id', without };
}

/** Tables that stay, for one reason. */
export function stays(reason: ReasonToStay, ...tables: readonly (keyof Tables)[]): StayingTable[] {
  return tables.map((table) => ({ table, stays: reason }));
}

/**
 * What becomes of rows when an account ends. `atOnce`: they go when its days of grace are over. `vouchers`, `books`: they stay until the term
 * of the documents, or of the books, is over. `passes`: they are of no account, or go by themselves in any case.
 */
export type EndOfRows = 'atOnce' | 'vouchers' | 'books' | 'passes';

export interface KeptAndGone {
  /** Each of its tables. Functions of the database carry it out (migrations 0023, 0025, 0031), and a story holds them against this. */
  ends: Readonly<Partial<Record<keyof Tables, EndOfRows>>>;
  /** What there is of a business, for its owner to see before they go, and for the terms. */
  count?(transaction: Transaction, businessId: string): Promise<RecordCounts>;
}

/** Of each what the capability has; several may have the same. */
export interface RecordCounts {
  /** What the law wants kept. */
  kept?: Partial<Record<KeptRecords, number>>;
  /** What goes with the account. */
  gone?: Partial<Record<GoneRecords, number>>;
  /** The days of the last records, from which the terms count. */
  last?: Partial<Record<keyof LastRecords, Day | null>>;
}

export type GoneRecords = 'drafts' | 'clients' | 'services' | 'files';

/** Where stored files are named, over all capabilities. */
export function fileUses(capabilities: readonly CapabilityRecords[]): FileUse[] {
  return capabilities.flatMap(({ files }) => files ?? []);
}

/** Every table as its owner classifies it, area by area; within one in the order of the capabilities. A story compares them with a migrated database. */
export function dataClassesOf(capabilities: readonly CapabilityRecords[]): TableClass[] {
  const all = capabilities.flatMap(({ dataClasses = [] }) => dataClasses);
  return AREAS.flatMap((area) => all.filter((tableClass) => tableClass.area === area));
}
