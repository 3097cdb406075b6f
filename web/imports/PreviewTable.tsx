/** The first rows as they would be stored, with problems at their cells. */
import { writtenTargets } from '@belegbar/domain/imports';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../connection/problems.ts';
import { type Column, DataTable } from '../ui/table/index.ts';
import styles from './imports.module.css';
import type { Kind, Preview, Problem } from './message.ts';
import { useRowProblemText } from './problem-text.ts';
import { useTargetName } from './target-name.ts';

type Row = Preview['rows'][number];
type Target = NonNullable<Problem['target']>;

/** A column whose target is a part of another one stands with it. */
const SHOWN_AT: Partial<Record<Target, Target>> = {
  firstName: 'name',
  lastName: 'name',
  houseNumber: 'street',
  postCodeCity: 'city',
};

/** Also where no column of the file says it, and before all others: what is proposed is to be seen, without scrolling. */
const ALWAYS: Readonly<Record<Kind, readonly Target[]>> = {
  clients: ['name'],
  services: ['name'],
  expenses: ['name', 'documentDate', 'gross', 'category', 'taxCode'],
};

export function PreviewTable({ preview }: { preview: Preview }) {
  const { t } = useTranslation('imports');
  const { kind, mapping } = preview.settings;
  const taken = new Set(mapping.flatMap((target) => (target === null ? [] : [SHOWN_AT[target] ?? target])));
  if (mapping.includes('firstName') || mapping.includes('lastName')) taken.add('contactPerson');
  if (mapping.includes('postCodeCity')) taken.add('postCode');
  for (const target of ALWAYS[kind]) taken.delete(target);
  const shown = [...ALWAYS[kind], ...writtenTargets(kind).filter((target) => taken.has(target))];
  const nameOf = useTargetName(kind);
  const columns: Column<Row>[] = [
    { key: 'line', head: t('preview.line'), kind: 'end', width: '56px', cell: ({ line }) => line },
    { key: 'outcome', head: t('preview.outcome'), width: '120px', cell: (row) => <RowOutcome row={row} /> },
    ...shown.map((target) => ({
      key: target,
      head: nameOf(target),
      cell: (row: Row) => <Cell row={row} target={target} />,
    })),
  ];
  return (
    <div className={styles.preview}>
      <DataTable
        caption={t('preview.title')}
        rows={preview.rows}
        rowKey={({ line }) => String(line)}
        columns={columns}
        isWide
        card={(row) => <PhoneRow row={row} kind={kind} shown={shown} />}
        cardUntil="61.99em"
      />
    </div>
  );
}

function RowOutcome({ row }: { row: Row }) {
  const { t } = useTranslation('imports');
  const problemText = useProblemText();
  const whole = row.problems.find(({ target }) => target === null);
  return (
    <span className={styles.cell} data-outcome={row.outcome}>
      {t(`outcome.${row.outcome}`)}
      {whole !== undefined && <Mark problem={whole} text={problemText({ code: whole.code })} />}
    </span>
  );
}

function Cell({ row, target }: { row: Row; target: Target }) {
  const { t } = useTranslation('imports');
  const problemText = useProblemText();
  const textOf = ({ typed, code }: Problem) => {
    const reason = problemText({ code });
    return typed === '' ? reason : t('typed', { typed, reason });
  };
  const problems = row.problems.filter(
    (problem) => (SHOWN_AT[problem.target ?? target] ?? problem.target) === target,
  );
  return (
    <span className={styles.cell} data-skipped={row.outcome === 'skipped' || undefined}>
      <span className={styles.value}>{row.values[target] ?? ''}</span>
      {problems.map((problem) => (
        <Mark key={problem.code} problem={problem} text={textOf(problem)} />
      ))}
    </span>
  );
}

function Mark({ problem, text }: { problem: Problem; text: string }) {
  const Icon = problem.severity === 'blocking' ? IconCircleX : IconAlertTriangle;
  return (
    <span className={styles.mark} data-severity={problem.severity}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      {text}
    </span>
  );
}

function PhoneRow({ row, kind, shown }: { row: Row; kind: Kind; shown: readonly Target[] }) {
  const { t } = useTranslation('imports');
  const problemText = useRowProblemText(kind);
  const rest = shown.flatMap((target) =>
    target === 'name' || target === 'archived' ? [] : (row.values[target] ?? []),
  );
  return (
    <div className={styles.phoneRow}>
      <p className={styles.phoneHead}>
        <span className={styles.fileName}>{row.values.name ?? '—'}</span>
        <span className={styles.quiet}>{t(`outcome.${row.outcome}`)}</span>
      </p>
      <p className={styles.quiet}>{rest.join(' · ')}</p>
      {row.problems.map((problem) => (
        <Mark key={`${problem.target}${problem.code}`} problem={problem} text={problemText(problem)} />
      ))}
    </div>
  );
}
