import { describe, expect, test } from 'vitest';
import { CAPABILITIES } from '../../server/capabilities.ts';
import { dataClassesOf } from '../../server/platform/capability.ts';
import german from '../../web/locales/de/data-classification.json' with { type: 'json' };
import english from '../../web/locales/en/data-classification.json' with { type: 'json' };

describe.each([
  ['German', german],
  ['English', english],
])('in %s', (_language, texts) => {
  const has = (...path: string[]) =>
    path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], texts);

  test.each(dataClassesOf(CAPABILITIES).map((table) => [table.name, table] as const))(
    '%s is told in words',
    (name, table) => {
      for (const part of [
        has('table', ...name.split('.')),
        has('about', ...name.split('.')),
        has('area', table.area),
        has('basis', table.basis),
        ...table.readers.map((reader) => has('reader', reader)),
        ...table.columns.flatMap(({ category, level, purpose }) => [
          has('category', category),
          has('level', level),
          has('purpose', purpose),
        ]),
      ])
        expect(part, name).toEqual(expect.any(String));
    },
  );
});
