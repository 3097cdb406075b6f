/** A view of the finance hub as a PDF. */
import type { FINANCE_VIEWS } from '@belegbar/contract/finance';
import type { Report, ReportSection } from '@belegbar/documents';
import { businessName } from '../../business/index.ts';
import { type Context, within } from '../../platform/context.ts';
import { inSnapshot } from '../../platform/database/index.ts';
import type { GivenFile } from '../../platform/http/index.ts';
import { notFound } from '../../platform/refusal.ts';
import { type FinanceYearView, financeYear } from '../read-year.ts';
import { mineSections } from './mine.ts';
import { categoriesSection, clientsSection, monthsSection } from './of-year.ts';
import { owedSections } from './owed.ts';
import { type ReportLanguage, type Say, sayIn } from './say.ts';
import { aheadSections, missingSection, regularSection } from './to-come.ts';

export type FinanceView = (typeof FINANCE_VIEWS)[number];

export interface AskedReport {
  year: number;
  view: FinanceView;
  language: ReportLanguage;
}

/** The PDF/A-3b of one view or of all. Refuses NOT_FOUND for the months ahead, and for what is open, of a year that does not run. */
export async function financePdf(context: Context, asked: AskedReport): Promise<GivenFile> {
  const { platform, businessId } = context;
  const say = sayIn(asked.language, platform.clock.today());
  const read = await inSnapshot(context, async (transaction) => ({
    owner: await businessName(context, transaction),
    year: await financeYear(within(context, transaction), asked),
  }));
  const report = financeReport(read, asked.view, say);
  if (report.sections.length === 0) throw notFound();
  const bytes = await platform.renderer.report(report, { owner: businessId });
  const fileName = `${say.word(`files.name.${asked.view}`)}-${asked.year}.pdf`;
  return { kind: 'saved', fileName, contentType: 'application/pdf', bytes };
}

function financeReport(
  { owner, year }: { owner: string; year: FinanceYearView },
  view: FinanceView,
  say: Say,
): Report {
  return {
    language: say.language,
    title: say.word('title'),
    subtitle: String(year.year),
    owner,
    madeOn: say.today,
    facts: [],
    sections: SECTIONS[view](year, say),
  };
}

type Sections = (year: FinanceYearView, say: Say) => ReportSection[];

const PARTS: Record<Exclude<FinanceView, 'whole'>, Sections> = {
  months: (year, say) => [monthsSection(year, say)],
  owed: owedSections,
  mine: mineSections,
  ahead: aheadSections,
  clients: (year, say) => [clientsSection(year, say)],
  categories: (year, say) => [categoriesSection(year, say)],
  regular: (year, say) => [regularSection(year, say)],
  missing: (year, say) => [missingSection(year, say)],
};

const SECTIONS: Record<FinanceView, Sections> = {
  ...PARTS,
  whole: (year, say) => Object.values(PARTS).flatMap((sections) => sections(year, say)),
};
