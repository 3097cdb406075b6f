/** Whose invoice it is, where it stands in the queue, and the way to its neighbours. */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCodeWords, useWritten, VerdictBadge } from '../e-invoice/index.ts';
import { usePageTitle } from '../ui/Heads.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { Received } from './message.ts';
import { QueueMarks } from './QueueMarks.tsx';
import styles from './review.module.css';
import { useNeighbours } from './use-queue.ts';

export function ReviewHead({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const words = useCodeWords();
  const written = useWritten();
  const { sellerName, fileName, number, issueDate, typeCode, profile, valid, warnings } = received;
  const name = sellerName || fileName;
  const { payable, gross, currency } = received;
  usePageTitle(number === '' ? name : `${name}, ${number}`);
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <p className={styles.eyebrow}>
          <Link to="/finance/received">{t('title')}</Link>
          <Position received={received} />
        </p>
        <Steps id={received.id} />
      </div>
      <h1 className={styles.title} tabIndex={-1}>
        {name}
      </h1>
      <p className={styles.facts}>
        {[
          words.kind(typeCode),
          number,
          issueDate && t('from', { day: written.day(issueDate) }),
          written.amount(payable ?? gross, currency),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div className={styles.badges}>
        <VerdictBadge profile={profile} valid={valid} warnings={warnings} />
        <QueueMarks row={received} />
        <a href="#invoice" className={styles.toInvoice}>
          {t('showInvoice')}
        </a>
      </div>
    </header>
  );
}

function Position({ received: { id, state } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const { position, count } = useNeighbours(id);
  if (state !== 'toReview') return `, ${t(`state.${state}`)}`;
  return position === null ? null : `, ${t('position', { position, count })}`;
}

function Steps({ id }: { id: string }) {
  const { t } = useTranslation('received-invoices');
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(id);
  const go = (to: string | null) =>
    to !== null && void navigate({ to: '/finance/received/$id', params: { id: to } });
  if (previous === null && next === null) return null;
  return (
    <span className={styles.steps}>
      <IconButton
        icon={IconChevronLeft}
        label={t('previous')}
        aria-keyshortcuts="K"
        disabled={previous === null}
        onClick={() => go(previous)}
      />
      <IconButton
        icon={IconChevronRight}
        label={t('next')}
        aria-keyshortcuts="J"
        disabled={next === null}
        onClick={() => go(next)}
      />
    </span>
  );
}
