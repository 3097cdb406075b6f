/** README.txt and FORMAT.md: the description of an export, made of the very sheets that are written. */
import { assert } from '@belegbar/domain/money';
import type { AppVersion } from './ports.ts';
import { csvFields } from './rows/csv.ts';
import { type Sheet, stayingTables } from './sheets.ts';
import { WORDS, type Words } from './words/index.ts';

export function readmeText(app: AppVersion): string {
  const parts = WORDS.map(({ readme }) => readme.join('\n\n').replaceAll('{app}', app.name));
  return `${parts.join('\n\n---\n\n')}\n`;
}

/** First in German, then the same in English. */
export function formatText(sheets: readonly Sheet[]): string {
  return WORDS.map((words) => formatIn(words, sheets)).join('\n---\n\n');
}

function formatIn(words: Words, sheets: readonly Sheet[]): string {
  const paragraphs = [
    `# ${words.title} (${words.language})`,
    ...words.conventions,
    `## ${words.sheets}`,
    ...sheets.flatMap((sheet) => sheetText(words, sheet)),
    `## ${words.chain[0]}`,
    ...words.chain.slice(1),
    `## ${words.stays}`,
    stayingTables()
      .map(({ table, reason }) => `- \`${table}\`: ${words.reasons[reason]}`)
      .join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function sheetText(words: Words, sheet: Sheet): string[] {
  const about = words.tables[sheet.table];
  assert(about !== undefined, `no words for the table ${sheet.table} of an export`);
  const files = csvFields(sheet).length > 0 ? words.jsonAndCsv(sheet.name) : words.jsonOnly;
  const rows = sheet.fields.map(({ name, kind, purpose }) => {
    const gloss = words.purposes[purpose];
    assert(gloss !== undefined, `no words for the purpose ${purpose} in an export`);
    return `| \`${name}\` | ${words.kinds[kind]} | ${gloss} |`;
  });
  const head = `| ${words.head.join(' | ')} |\n|---|---|---|`;
  return [`### ${sheet.name}`, `${files}. ${about}`, [head, ...rows].join('\n')];
}
