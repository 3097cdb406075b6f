/** The register of assets of a year as a PDF, in the columns of Anlage AVEÜR. */
import type { Report, ReportRow, ReportSection } from '@belegbar/documents';
import type { AssetFigures, AssetGroupInYear } from '@belegbar/domain/assets';
import { type Day, formatDay } from '@belegbar/domain/calendar';
import { addCents, type Cents, formatCents, sumCents } from '@belegbar/domain/money';
import type { Context } from '../../platform/context.ts';
import type { GivenFile } from '../../platform/http/index.ts';
import type { AskedRegister } from './csv.ts';
import { type RegisterOfYear, registerOfYear } from './read.ts';
import { groupName, REGISTER_WORDS, type RegisterLanguage } from './words.ts';

/** The PDF/A-3b. Refuses NOT_FOUND for a year that is still to come. */
export async function registerPdf(context: Context, { year, language }: AskedRegister): Promise<GivenFile> {
  const { platform, businessId } = context;
  const register = await registerOfYear(context, year);
  const report = registerReport(register, { language, today: platform.clock.today() });
  const bytes = await platform.renderer.report(report, { owner: businessId });
  const fileName = `${REGISTER_WORDS[language].fileName}-${year}.pdf`;
  return { kind: 'saved', fileName, contentType: 'application/pdf', bytes };
}

function registerReport(
  { year, owner, groups, yearsPlanned }: RegisterOfYear,
  { language, today }: { language: RegisterLanguage; today: Day },
): Report {
  const words = REGISTER_WORDS[language];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const note = (text: string): ReportSection => ({ title: '', aside: '', parts: [{ kind: 'note', text }] });
  return {
    language,
    title: words.title,
    subtitle: String(year),
    owner,
    madeOn: today,
    facts: [],
    sections: [
      ...(yearsPlanned.length === 0 ? [] : [note(words.planned(list.format(yearsPlanned.map(String))))]),
      ...(groups.length === 0 ? [note(words.none)] : groups.map((group) => sectionOf(group, language))),
      ...(groups.length > 1 ? [sumSection(groups, language)] : []),
    ],
  };
}

function sectionOf({ group, assets, ...sums }: AssetGroupInYear, language: RegisterLanguage): ReportSection {
  const rows = assets.map(
    ({ asset, ...figures }): ReportRow => ({
      cells: [
        {
          text: asset.description,
          note: `${asset.number}, ${formatDay(asset.acquiredOn, language)}`,
        },
        formatCents(asset.cost, language),
        ...figureCells(figures, language),
      ],
    }),
  );
  const cost = sumCents(assets.map(({ asset }) => asset.cost));
  return {
    title: groupName(group, language),
    aside: REGISTER_WORDS[language].inEuros,
    parts: [tableOf([...rows, sumRow(REGISTER_WORDS[language].sum, { cost, ...sums }, language)], language)],
  };
}

function sumSection(groups: readonly AssetGroupInYear[], language: RegisterLanguage): ReportSection {
  const words = REGISTER_WORDS[language];
  const sum = (of: keyof AssetFigures) => sumCents(groups.map((group) => group[of]));
  const all = {
    cost: sumCents(groups.flatMap(({ assets }) => assets.map(({ asset }) => asset.cost))),
    bookValueAtStart: sum('bookValueAtStart'),
    additions: sum('additions'),
    specialDepreciation: sum('specialDepreciation'),
    depreciation: sum('depreciation'),
    disposals: sum('disposals'),
    bookValueAtEnd: sum('bookValueAtEnd'),
  };
  return {
    title: words.all,
    aside: words.inEuros,
    parts: [tableOf([sumRow(words.sum, all, language)], language)],
  };
}

function sumRow(name: string, sums: AssetFigures & { cost: Cents }, language: RegisterLanguage): ReportRow {
  return {
    cells: [name, formatCents(sums.cost, language), ...figureCells(sums, language)],
    look: 'total',
  };
}

/** What is special is part of what was taken, and said below it. */
function figureCells(figures: AssetFigures, language: RegisterLanguage): ReportRow['cells'] {
  const plain = (amount: Cents) => formatCents(amount, language);
  const { specialDepreciation: special, depreciation } = figures;
  const taken = addCents(depreciation, special);
  return [
    plain(figures.bookValueAtStart),
    plain(figures.additions),
    special === 0
      ? plain(taken)
      : { text: plain(taken), note: REGISTER_WORDS[language].ofSpecial(plain(special)) },
    plain(figures.disposals),
    plain(figures.bookValueAtEnd),
  ];
}

function tableOf(rows: ReportRow[], language: RegisterLanguage): ReportSection['parts'][number] {
  const { columns } = REGISTER_WORDS[language];
  const figures = ['cost', 'start', 'additions', 'depreciation', 'disposals', 'end'] as const;
  return {
    kind: 'table',
    columns: [
      { head: columns.description, kind: 'text' },
      ...figures.map((name) => ({ head: columns[name], kind: 'amount' as const, widthMm: 22 })),
    ],
    rows,
  };
}
