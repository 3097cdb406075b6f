/** What is stored of each year, and until when the law wants it kept. */
import { type Day, day } from '@belegbar/domain/calendar';
import { type RetainedKind, retainedUntil } from '@belegbar/domain/law';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { type Column, DataTable } from '../ui/table/index.ts';
import { bytesText } from './bytes.ts';
import type { Overview } from './CheckedPoints.tsx';
import styles from './compliance.module.css';

interface YearKept {
  year: number;
  documentCount: number;
  bytes: number;
  entryCount: number;
}

export function Retention({ overview }: { overview: Overview }) {
  const { t } = useTranslation('compliance');
  const columns = useColumns();
  return (
    <section className={styles.part} aria-labelledby="retention">
      <SectionHead id="retention" title={t('retention.title')} aside={t('retention.law')} />
      <DataTable
        caption={t('retention.title')}
        columns={columns}
        rows={yearsKept(overview)}
        rowKey={({ year }) => String(year)}
        card={(row) => <MobileRow row={row} />}
        cardUntil="63.99em"
      />
    </section>
  );
}

function useColumns(): Column<YearKept>[] {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const until = useUntil();
  return [
    { key: 'year', head: t('retention.year'), width: '90px', cell: (row) => <strong>{row.year}</strong> },
    {
      key: 'documents',
      head: t('retention.documents'),
      cell: ({ documentCount, bytes }) =>
        documentCount === 0
          ? t('retention.none')
          : `${t('retention.files', { count: documentCount, files: format.count(documentCount) })}, ${bytesText(bytes, format.language)}`,
    },
    { key: 'invoiceUntil', head: t('retention.until'), cell: ({ year }) => until('invoice', year) },
    {
      key: 'entries',
      head: t('retention.entries'),
      cell: ({ entryCount }) =>
        t('retention.entryCount', { count: entryCount, entries: format.count(entryCount) }),
    },
    { key: 'booksUntil', head: t('retention.until'), cell: ({ year }) => until('books', year) },
  ];
}

function MobileRow({ row }: { row: YearKept }) {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const until = useUntil();
  const { year, documentCount, bytes, entryCount } = row;
  const files = t('retention.files', { count: documentCount, files: format.count(documentCount) });
  const entries = t('retention.entryCount', { count: entryCount, entries: format.count(entryCount) });
  return (
    <div className={styles.kept}>
      <strong>{year}</strong>
      <span>
        {documentCount === 0 ? t('retention.none') : `${files}, ${bytesText(bytes, format.language)}`}
        <span className={styles.small}>{t('retention.keptUntil', { day: until('invoice', year) })}</span>
      </span>
      <span />
      <span>
        {entries}
        <span className={styles.small}>{t('retention.keptUntil', { day: until('books', year) })}</span>
      </span>
    </div>
  );
}

/** Gives a function that says until when records of a year are kept. */
function useUntil(): (kind: RetainedKind, year: number) => string {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  return (kind, year) => {
    const law = retainedUntil(kind, day(`${year}-12-31`));
    return law.known ? format.day(law.value satisfies Day) : t('retention.unknown');
  };
}

/** The years with entries or documents, the newest first. */
function yearsKept({ months, documents }: Overview): YearKept[] {
  const years = new Set([
    ...months.map(({ month }) => Number(month.slice(0, 4))),
    ...documents.map(({ year }) => year),
  ]);
  return [...years]
    .sort((left, right) => right - left)
    .map((year) => {
      const stored = documents.find((candidate) => candidate.year === year);
      const ofYear = months.filter(({ month }) => month.startsWith(String(year)));
      return {
        year,
        documentCount: stored?.count ?? 0,
        bytes: stored?.bytes ?? 0,
        entryCount: ofYear.reduce((sum, { count }) => sum + count, 0),
      };
    });
}
