/** The words on screen, read from the very texts of the app, so that stories say what is meant and not how it is worded. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TEXTS = join(import.meta.dirname, '../../web/locales');

export type Language = 'de' | 'en';

/** Says a text such as `invoices:issue.confirm`; a number as `count` chooses singular or plural. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** @throws when the texts have no such key */
export function wordsIn(language: Language): Say {
  return (key, values = {}) => {
    const [file = '', path = ''] = key.split(':');
    const found =
      at(textsOf(language, file), path) ?? at(textsOf(language, file), pluralOf(path, values.count));
    if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
    return found.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''));
  };
}

const read = new Map<string, unknown>();

function textsOf(language: Language, file: string): unknown {
  const place = `${language}/${file}.json`;
  if (!read.has(place)) read.set(place, JSON.parse(readFileSync(join(TEXTS, place), 'utf8')));
  return read.get(place);
}

function at(texts: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
      texts,
    );
}

function pluralOf(path: string, count: string | number | undefined): string {
  return `${path}_${count === 1 ? 'one' : 'other'}`;
}
