/** What was imported: when, by whom, and what became of it. */
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { type Column, DataTable } from '../ui/table/index.ts';
import styles from './imports.module.css';
import type { ImportMessage } from './message.ts';

/** Undefined while it is read. */
export function History({ imports }: { imports: ImportMessage[] | undefined }) {
  const { t } = useTranslation('imports');
  const columns = useColumns();
  return (
    <section>
      <SectionHead title={t('history.title')} />
      {imports?.length === 0 ? (
        <p className={styles.hint}>{t('history.empty')}</p>
      ) : (
        <DataTable
          caption={t('history.title')}
          rows={imports}
          rowKey={({ id }) => id}
          columns={columns}
          card={(one) => (
            <div className={styles.phoneRow}>
              <FileName one={one} />
              <p className={styles.quiet}>
                {t(`state.${one.state}`)} · <When one={one} />
              </p>
            </div>
          )}
          cardUntil="61.99em"
        />
      )}
    </section>
  );
}

function useColumns(): Column<ImportMessage>[] {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const count = (key: 'created' | 'updated' | 'skipped') => ({
    key,
    head: t(`count.${key}`),
    kind: 'end' as const,
    width: '110px',
    cell: (one: ImportMessage) => (one.state === 'draft' ? '' : format.count(one[key])),
  });
  return [
    { key: 'file', head: t('history.file'), cell: (one) => <FileName one={one} /> },
    {
      key: 'state',
      head: t('history.state'),
      width: '170px',
      cell: (one) => t(`state.${one.state}`),
    },
    count('created'),
    count('updated'),
    count('skipped'),
    {
      key: 'when',
      head: t('history.when'),
      kind: 'end',
      width: '230px',
      cell: (one) => <When one={one} />,
    },
  ];
}

function FileName({ one }: { one: ImportMessage }) {
  const { t } = useTranslation('imports');
  return (
    <span className={styles.fileCell}>
      <Link to="/imports/$id" params={{ id: one.id }} className={styles.fileName ?? ''} data-opens-row>
        {one.fileName}
      </Link>
      <span className={styles.quiet}>
        {t(`kind.${one.kind}`)}, {t('rows', { count: one.rowsTotal })}
      </span>
    </span>
  );
}

function When({ one }: { one: ImportMessage }) {
  const format = useFormat();
  return (
    <span className={styles.quiet}>
      {format.instant(one.finishedAt ?? one.createdAt)}
      {one.by === '' ? '' : `, ${one.by}`}
    </span>
  );
}
