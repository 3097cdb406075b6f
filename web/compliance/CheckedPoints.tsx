/** What has been checked: open points first, each with its one action. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { client } from '../connection/api.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { CheckLine } from '../ui/States.tsx';
import styles from './compliance.module.css';
import { useBusinessPoints } from './use-business-points.tsx';
import { useDocumentPoints } from './use-document-points.tsx';
import { useDuePoints } from './use-due-points.tsx';
import { useJournalPoints } from './use-journal-points.tsx';
import type { Verification } from './use-verification.ts';

export type Overview = Awaited<ReturnType<typeof client.compliance.overview>>;

/** One point. `info` is neither open nor done, such as what is still running. */
export interface Point {
  key: string;
  tone: 'pos' | 'warn' | 'neg' | 'info';
  title: string;
  text: string;
  action?: ReactNode;
}

const ORDER = ['neg', 'warn', 'info', 'pos'];

export function CheckedPoints({
  overview,
  verification,
}: {
  overview: Overview;
  verification: Verification;
}) {
  const { t } = useTranslation('compliance');
  const points = [
    ...useJournalPoints(overview, verification),
    ...useDuePoints(),
    ...useBusinessPoints(),
    ...useDocumentPoints(overview),
  ].sort((left, right) => ORDER.indexOf(left.tone) - ORDER.indexOf(right.tone));
  const open = points.filter(({ tone }) => tone === 'neg' || tone === 'warn').length;
  const done = points.filter(({ tone }) => tone === 'pos').length;
  return (
    <section aria-labelledby="points">
      <SectionHead
        id="points"
        title={t('points.title')}
        aside={
          <span className={styles.tally}>
            <span data-tone="pos">{t('points.done', { count: done })}</span>
            {open > 0 && <span data-tone="warn">{t('points.open', { count: open })}</span>}
          </span>
        }
      />
      {points.map(({ key, ...point }) => (
        <CheckLine key={key} {...point} />
      ))}
    </section>
  );
}
