/** The register of assets of a year as a table for spreadsheets. */
import type { AssetGroup, AssetInYear } from '@belegbar/domain/assets';
import { formatDay } from '@belegbar/domain/calendar';
import { guardCell } from '@belegbar/domain/imports';
import { type Cents, euroText } from '@belegbar/domain/money';
import type { Context } from '../../platform/context.ts';
import { writeRows } from '../../platform/csv/index.ts';
import type { GivenFile } from '../../platform/http/index.ts';
import { registerOfYear } from './read.ts';
import { groupName, REGISTER_WORDS, type RegisterColumn, type RegisterLanguage } from './words.ts';

export interface AskedRegister {
  year: number;
  language: RegisterLanguage;
}

/** Spreadsheets read UTF-8 by this mark only. */
const MARK = '\ufeff';
/** German spreadsheets part cells by semicolons, English ones by commas. */
const SEPARATORS: Readonly<Record<RegisterLanguage, string>> = { de: ';', en: ',' };

const COLUMNS: readonly RegisterColumn[] = [
  'group',
  'number',
  'description',
  'acquired',
  'cost',
  'start',
  'additions',
  'special',
  'depreciation',
  'disposals',
  'end',
];

/** One row for each asset, group by group. Refuses NOT_FOUND for a year that is still to come. */
export async function registerCsv(context: Context, { year, language }: AskedRegister): Promise<GivenFile> {
  const { groups } = await registerOfYear(context, year);
  const { columns, fileName } = REGISTER_WORDS[language];
  const rows = groups.flatMap(({ group, assets }) => assets.map((one) => cellsOf(one, group, language)));
  const text = MARK + writeRows([COLUMNS.map((name) => columns[name]), ...rows], SEPARATORS[language]);
  return {
    kind: 'saved',
    fileName: `${fileName}-${year}.csv`,
    contentType: 'text/csv; charset=utf-8',
    bytes: new TextEncoder().encode(text),
  };
}

/** No text that a spreadsheet would compute. */
function cellsOf(
  { asset, ...figures }: AssetInYear,
  group: AssetGroup,
  language: RegisterLanguage,
): string[] {
  const amount = (cents: Cents) => (language === 'de' ? euroText(cents).replace('.', ',') : euroText(cents));
  return [
    groupName(group, language),
    asset.number,
    guardCell(asset.description),
    language === 'de' ? formatDay(asset.acquiredOn, 'de') : asset.acquiredOn,
    amount(asset.cost),
    amount(figures.bookValueAtStart),
    amount(figures.additions),
    amount(figures.specialDepreciation),
    amount(figures.depreciation),
    amount(figures.disposals),
    amount(figures.bookValueAtEnd),
  ];
}
