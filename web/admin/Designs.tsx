/** The designs of invoices, each with the first page of an invented invoice. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { DocumentSheet } from '../ui/Document.tsx';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './templates.module.css';

export function Designs({ language }: { language: 'de' | 'en' }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useQuery(api.admin.designs.queryOptions());
  return (
    <section aria-label={t('designs.title')}>
      <SectionHead
        title={t('designs.title')}
        aside={data && t('designs.aside', { count: data.designs.length })}
      />
      {error !== null && (
        <ErrorState title={t('designs.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Loading lines={5} />}
      <div className={styles.designs}>
        {data?.designs.map((design) => (
          <Specimen key={design} design={design} language={language} />
        ))}
      </div>
      <p className={sheet.note}>{t('designs.note')}</p>
    </section>
  );
}

/** A specimen never changes, so it need not be asked for again. */
function Specimen({ design, language }: { design: string; language: 'de' | 'en' }) {
  const { t } = useTranslation(['admin', 'designs']);
  const name = t([`designs:name.${design}`, design]);
  const { data, error, isFetching, refetch } = useQuery(
    api.admin.specimen.queryOptions({
      input: { design, language },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  return (
    <figure className={styles.design}>
      <figcaption>{name}</figcaption>
      {error === null ? (
        <DocumentSheet svg={data?.svg} label={t('designs.alt', { design: name })} isPending={isFetching} />
      ) : (
        <ErrorState title={t('designs.specimenFailed')} error={error} onRetry={() => void refetch()} />
      )}
    </figure>
  );
}
