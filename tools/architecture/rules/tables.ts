/** Tables have owners: the capability, or the port of the platform, whose `tables.ts` declares them. */
import type { ProjectFiles } from '../../support/project-files.ts';
import type { Source } from '../imports.ts';
import {
  COMPUTED_TABLE,
  classifiedTables,
  declaredTables,
  migratedTables,
  type NamedTable,
  namedTables,
} from '../named-tables.ts';
import { type Finding, isTest, placeOf, type Rule } from '../rule.ts';
import { GRANTS } from './table-grants.ts';

export const tableRules: Rule[] = [
  {
    name: 'a table is named by its owner alone',
    reason:
      'Others ask its public functions, so that a table can change with the files of one capability; what may be read all the same stands in tools/architecture/rules/table-grants.ts.',
    find: ({ sources }) =>
      reachesIn(sources)
        .filter((reach) => !isGranted(reach))
        .map(findingOf),
  },
  {
    name: 'a grant to read a table is in use',
    reason: 'One for what nobody does would hide the next who does it.',
    find: ({ sources }) => idleGrants(sources),
  },
  {
    name: 'a table is declared by exactly one tables.ts',
    reason: 'Else nobody knows whom to ask for it, and who owns it cannot be held against anything.',
    find: ({ sources, files }) => [...undeclared(sources, files), ...declaredTwice(sources)],
  },
  {
    name: 'a table is classified by its owner',
    reason:
      'Who adds a table knows what its columns are and says it in `data-classes.ts`, beside `capability.ts`: what is stored about people is known only if all of it is.',
    find: ({ sources }) => unclassified(sources),
  },
];

interface Reach extends NamedTable {
  file: string;
  reader: string;
  owner: string;
}

/** `server/invoices/list/store.ts` belongs to `invoices`, `server/platform/audit/store.ts` to `platform/audit`. */
function holderOf(path: string): string {
  const { capability, rest } = placeOf(path);
  return capability === 'platform' ? `platform/${rest.split('/')[0]}` : (capability ?? '');
}

function isOfServer({ path }: Source): boolean {
  return placeOf(path).workspace === 'server' && !isTest(path);
}

function declarationsIn(sources: readonly Source[]): { table: string; path: string }[] {
  return sources
    .filter(({ path }) => /^server\/.*\/tables\.ts$/.test(path))
    .flatMap((source) => declaredTables(source).map((table) => ({ table, path: source.path })));
}

function ownersOf(sources: readonly Source[]): ReadonlyMap<string, string> {
  return new Map(declarationsIn(sources).map(({ table, path }) => [table, holderOf(path)]));
}

function reachesIn(sources: readonly Source[]): Reach[] {
  const owners = ownersOf(sources);
  return sources.filter(isOfServer).flatMap((source) => reachesOf(source, owners));
}

/** The platform's database writes whole tables under the names that it is given. */
function reachesOf(source: Source, owners: ReadonlyMap<string, string>): Reach[] {
  const reader = holderOf(source.path);
  return [...namedTables(source), ...classesIn(source)].flatMap((named) => {
    const isComputed = named.table === COMPUTED_TABLE && !reader.startsWith('platform/');
    const owner = isComputed ? 'nobody knows whom' : owners.get(named.table);
    return owner === undefined || owner === reader ? [] : [{ ...named, file: source.path, reader, owner }];
  });
}

function classesIn(source: Source): NamedTable[] {
  return /\/data-classes\.ts$/.test(source.path) ? classifiedTables(source) : [];
}

function isGranted({ table, reader, isWritten }: Reach): boolean {
  return !isWritten && GRANTS.some((grant) => grant.reader === reader && grant.tables.includes(table));
}

function findingOf({ file, line, table, owner, isWritten }: Reach): Finding {
  return { file, line, what: `${isWritten ? 'writes' : 'reads'} ${table} of ${owner}` };
}

/** Of tables that are there. */
function idleGrants(sources: readonly Source[]): Finding[] {
  const owners = ownersOf(sources);
  const reaches = reachesIn(sources);
  return GRANTS.flatMap(({ reader, tables }) =>
    tables
      .filter((table) => owners.has(table))
      .filter((table) => !reaches.some((reach) => reach.reader === reader && reach.table === table))
      .map((table) => ({
        file: 'tools/architecture/rules/table-grants.ts',
        line: 1,
        what: `lets ${reader} read ${table}, which it does not`,
      })),
  );
}

function undeclared(sources: readonly Source[], files: ProjectFiles): Finding[] {
  const owners = ownersOf(sources);
  return migratedTables(files)
    .filter(({ table }) => !owners.has(table))
    .map(({ table, file, line }) => ({ file, line, what: `makes ${table}, which no tables.ts declares` }));
}

function declaredTwice(sources: readonly Source[]): Finding[] {
  return declarationsIn(sources)
    .filter(({ table }, at, all) => all.findIndex((other) => other.table === table) < at)
    .map(({ table, path }) => ({ file: path, line: 1, what: `declares ${table} once more` }));
}

function unclassified(sources: readonly Source[]): Finding[] {
  const classified = new Set(
    sources.flatMap((source) => classesIn(source).map(({ table }) => `${holderOf(source.path)} ${table}`)),
  );
  return declarationsIn(sources)
    .filter(({ table, path }) => !classified.has(`${holderOf(path)} ${table}`))
    .map(({ table, path }) => ({ file: path, line: 1, what: `declares ${table}, which nobody classifies` }));
}
