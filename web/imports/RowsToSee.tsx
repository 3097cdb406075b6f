/** Rows that were skipped, taken with a warning, or stay after an undo; the skipped ones as a file to mend. */
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client as calls } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { DataTable } from '../ui/table/index.ts';
import { toast } from '../ui/toast.tsx';
import styles from './imports.module.css';
import type { ImportMessage, ListedRow, RowList } from './message.ts';
import { useRowProblemText } from './problem-text.ts';
import { csvRow, saveCsv } from './save-file.ts';
import { useTargetName } from './target-name.ts';

interface RowsToSeeProps {
  found: ImportMessage;
  which: RowList;
}

export function RowsToSee({ found, which }: RowsToSeeProps) {
  const { t } = useTranslation('imports');
  const why = useWhy(found, which);
  const nameOf = useTargetName(found.kind);
  const query = useRows(found, which);
  const rows = query.data?.pages.flatMap((page) => page.rows);
  // After thirty days only the counts are kept.
  if (rows?.length === 0) return null;
  return (
    <section>
      <SectionHead title={t(`list.${which}`)} aside={which === 'skipped' && <SaveSkipped found={found} />} />
      <DataTable
        caption={t(`list.${which}`)}
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', head: t('preview.line'), kind: 'end', width: '64px', cell: ({ line }) => line },
          { key: 'name', head: nameOf('name'), width: '30%', cell: ({ name }) => name || '—' },
          { key: 'why', head: t('list.why'), cell: why },
        ]}
        card={(row) => (
          <div className={styles.phoneRow}>
            <p>
              {t('skipped.line', { line: row.line })}: {row.name || '—'}
            </p>
            <p className={styles.quiet}>{why(row)}</p>
          </div>
        )}
        growing={{ pages: query, failed: t('loadFailed'), more: t('list.more'), size: 'xs' }}
      />
    </section>
  );
}

function useRows(found: ImportMessage, which: RowList) {
  return useInfiniteQuery(
    api.imports.rows.infiniteOptions({
      input: (after: number | undefined) => ({
        id: found.id,
        which,
        ...(after === undefined ? {} : { after }),
      }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
}

function useWhy({ kind }: ImportMessage, which: RowList): (row: ListedRow) => string {
  const { t } = useTranslation('imports');
  const problemText = useRowProblemText(kind);
  return ({ problems, undo }) =>
    which === 'stayed'
      ? t(kind === 'expenses' ? 'undo.expensesUsed' : `undo.${undo ?? 'changed'}`)
      : problems.map(problemText).join(' ');
}

function SaveSkipped({ found }: { found: ImportMessage }) {
  const { t } = useTranslation('imports');
  const errorText = useErrorText();
  const why = useWhy(found, 'skipped');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveCsv(t('fileName.skipped', { name: found.fileName }), await skippedFile(found, why, t('list.why')));
    } catch (error) {
      toast.error(t('exportFailed'), errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const icon = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;
  return (
    <Button size="xs" variant="subtle" leftSection={icon} loading={isBusy} onClick={() => void save()}>
      {t('list.save')}
    </Button>
  );
}

/** The rows as they were typed, with the reason in a last column, which an import leaves out. */
async function skippedFile(
  { id }: ImportMessage,
  why: (row: ListedRow) => string,
  reasonHeading: string,
): Promise<string> {
  const rows: ListedRow[] = [];
  let headings: string[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof calls.imports.rows>> = await calls.imports.rows({
      id,
      which: 'skipped',
      after,
    });
    rows.push(...page.rows);
    headings = page.headings;
    after = page.next;
  }
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  const wide = (cells: readonly string[]) => Array.from({ length: width }, (_, place) => cells[place] ?? '');
  const head = headings.length === 0 ? '' : csvRow([...wide(headings), reasonHeading]);
  return `\ufeff${head}${rows.map((row) => csvRow([...wide(row.cells), why(row)])).join('')}`;
}
