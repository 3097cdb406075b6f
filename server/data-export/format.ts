/** README.txt and FORMAT.md: the description of an export, made of the very sheets that are written. */
import { assert } from '@belegbar/domain/money';
import type { CapabilityRecords } from '../platform/capability.ts';
import type { AppVersion } from './ports.ts';
import { csvFields } from './rows/csv.ts';
import { type Sheet, stayingTables } from './sheets.ts';
import { WORDS, type Words } from './words/index.ts';

export function readmeText(app: AppVersion): string {
  const parts = WORDS.map(({ readme }) => readme.join('\n\n').replaceAll('{app}', app.name));
  return `${parts.join('\n\n---\n\n')}\n`;
}

/** First in German, then the same in English. */
export function formatText(capabilities: readonly CapabilityRecords[], sheets: readonly Sheet[]): string {
  const staying = stayingTables(capabilities);
  return WORDS.map((words) => formatIn(words, sheets, staying)).join('\n---\n\n');
}

function formatIn(words: Words, sheets: readonly Sheet[], staying: ReturnType<typeof stayingTables>): string {
  const paragraphs = [
    `# ${words.title} (${words.language})`,
    ...words.conventions,
    `## ${words.sheets}`,
    ...sheets.flatMap((sheet) => sheetText(words, sheet)),
    `## ${words.chain[0]}`,
    ...words.chain.slice(1),
    `## ${words.stays}`,
    staying.map(({ table, reason }) => `- \`${table}\`: ${words.reasons[reason]}`).join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}

function sheetText(words: Words, sheet: Sheet): string[] {
  const files = csvFields(sheet).length > 0 ? words.jsonAndCsv(sheet.name) : words.jsonOnly;
  const rows = sheet.fields.map(({ name, kind, purpose }) => {
    const gloss = words.purposes[purpose];
    assert(gloss !== undefined, `no words for the purpose ${purpose} in an export`);
    return `| \`${name}\` | ${words.kinds[kind]} | ${gloss} |`;
  });
  const head = `| ${words.head.join(' | ')} |\n|---|---|---|`;
  return [`### ${sheet.name}`, `${files}. ${sheet.about[words.code]}`, [head, ...rows].join('\n')];
}
