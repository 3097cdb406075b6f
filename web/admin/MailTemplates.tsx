/** The mails that the install sends for accounts. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './templates.module.css';

type Template = NonNullable<ReturnType<typeof useTemplates>['data']>[number];

export function MailTemplates({ language }: { language: 'de' | 'en' }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useTemplates(language);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = data?.find(({ key }) => key === chosen) ?? data?.[0];
  return (
    <section aria-label={t('mails.title')}>
      <SectionHead title={t('mails.title')} aside={data && t('mails.aside', { count: data.length })} />
      {error !== null && (
        <ErrorState title={t('mails.loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Loading lines={5} />}
      {shown && (
        <div className={styles.mails}>
          <nav className={styles.list} aria-label={t('mails.list')}>
            {data?.map((template) => (
              <button
                key={template.key}
                type="button"
                className={styles.choice}
                aria-current={template.key === shown.key ? 'true' : undefined}
                onClick={() => setChosen(template.key)}
              >
                {t([`mail.${template.key}`, template.key])}
              </button>
            ))}
          </nav>
          <Mail template={shown} />
        </div>
      )}
      <p className={sheet.note}>{t('mails.note')}</p>
    </section>
  );
}

function useTemplates(language: 'de' | 'en') {
  return useQuery(
    api.admin.mailTemplates.queryOptions({
      select: ({ templates }) => templates.filter((template) => template.language === language),
    }),
  );
}

function Mail({ template }: { template: Template }) {
  const { t } = useTranslation('admin');
  return (
    <article className={styles.mail} lang={template.language}>
      <dl className={styles.head}>
        <dt>{t('mails.to')}</dt>
        <dd>{template.to}</dd>
        <dt>{t('mails.subject')}</dt>
        <dd className={styles.subject}>{template.subject}</dd>
      </dl>
      <p className={styles.text}>{template.text.trim()}</p>
    </article>
  );
}
