import { contract } from '@belegbar/contract';
import { expect, test } from 'vitest';
import { CAPABILITIES } from './capabilities.ts';
import { routesOf } from './main.ts';
import { database } from './platform/database/capability.ts';
import { jobs } from './platform/jobs/capability.ts';
import type { InstallPorts } from './ports.ts';

/** The rows of the install and of its work queue are nobody's. */
const NOBODYS: readonly (typeof CAPABILITIES)[number][] = [database, jobs];
const sheetsOf = ({ exportSheets }: (typeof CAPABILITIES)[number]) =>
  (exportSheets ?? []).filter((sheet) => !('after' in sheet)).map(({ table }) => table);

test.each(
  CAPABILITIES.filter((each) => !NOBODYS.includes(each)).map(
    (each) => [sheetsOf(each).toSorted(), each] as const,
  ),
)(
  'who classifies %j says of each whether it leaves with its owner or stays',
  (tables, { dataClasses = [] }) => {
    expect(dataClasses.map(({ name }) => name).toSorted()).toEqual(tables);
  },
);

test('what is nobody’s is classified all the same', () => {
  for (const each of NOBODYS) {
    expect(CAPABILITIES).toContain(each);
    expect(sheetsOf(each)).toEqual([]);
    expect(each.dataClasses?.length).toBeGreaterThan(0);
  }
});

test('who says whether a table leaves says what becomes of it at the end of an account', () => {
  for (const capability of CAPABILITIES)
    expect(Object.keys(capability.keptAndGone?.ends ?? {}).toSorted()).toEqual(
      sheetsOf(capability).toSorted(),
    );
});

test('no two capabilities have one folder of an export', () => {
  const folders = CAPABILITIES.flatMap(({ files }) => files?.exported.folder ?? []);
  expect(folders.length).toBeGreaterThan(2);
  expect(new Set(folders).size).toBe(folders.length);
});

/** Handing routes out uses no port but the list itself. */
const NO_PORTS = { capabilities: CAPABILITIES } as unknown as InstallPorts;

test('every procedure of the contract is answered, each group by one capability alone', () => {
  const groups = CAPABILITIES.flatMap(({ routes }) => Object.keys(routes?.(NO_PORTS) ?? {}));
  expect(groups.toSorted()).toEqual(Object.keys(contract).toSorted());
  const answered = Object.entries(routesOf(NO_PORTS)).map(([group, routes]) => [group, Object.keys(routes)]);
  const asked = Object.entries(contract).map(([group, routes]) => [group, Object.keys(routes)]);
  const inOrder = (pairs: typeof asked) =>
    pairs.map(([group, names]) => [group, [...(names ?? [])].toSorted()]).toSorted();
  expect(inOrder(answered)).toEqual(inOrder(asked));
});

test('no two downloads, pages or jobs have one name', () => {
  const downloads = CAPABILITIES.flatMap((each) => each.downloads?.(NO_PORTS) ?? []).map(({ path }) => path);
  const jobs = CAPABILITIES.flatMap(
    (each) => each.jobs?.({ capabilities: [], businessIds: async () => [] }) ?? [],
  ).map(({ name }) => name);
  for (const names of [downloads, jobs]) {
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every download is described for who uses the API, and nothing else is', () => {
  const given = CAPABILITIES.flatMap((each) => each.downloads?.(NO_PORTS) ?? []).map(({ path }) =>
    readable(path),
  );
  const described = CAPABILITIES.flatMap(({ apiFiles = [] }) => apiFiles).map(({ path }) => path);
  expect(described.toSorted()).toEqual(given.toSorted());
});

test('every tool of an assistant is a procedure of the contract', () => {
  const procedures = Object.entries(contract).flatMap(([group, routes]) =>
    Object.keys(routes).map((name) => `${group}.${name}`),
  );
  for (const { procedure } of CAPABILITIES.flatMap(({ tools = [] }) => tools))
    expect(procedures).toContain(procedure);
});

/** The router's path as people read it; owner and name of a stored file are one to them. */
function readable(path: string): string {
  return path
    .replace('/:owner(', '/:path(')
    .replaceAll(/:(\w+)\(\^(?:[^()]|\([^()]*\))*\)/g, '{$1}')
    .replace('/{file}', '');
}
