/** Whose invoice it is, where it stands in the queue, and the way to its neighbours. */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useCodeWords, useWritten, VerdictBadge } from '../e-invoice/index.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { usePageTitle } from '../ui/Heads.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import sheet from '../ui/sheet.module.css';
import type { Received } from './message.ts';
import { QueueMarks } from './QueueMarks.tsx';
import styles from './review.module.css';
import { toPay } from './to-pay.ts';
import { useNeighbours } from './use-queue.ts';

export function ReviewHead({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const words = useCodeWords();
  const written = useWritten();
  const { sellerName, fileName, number, issueDate, typeCode, profile, valid, warnings } = received;
  const name = sellerName || fileName;
  usePageTitle(number === '' ? name : `${name}, ${number}`);
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        <BackLink to="/finance/received">{t('title')}</BackLink>
        <Place received={received} />
      </div>
      <h1 className={sheet.title} tabIndex={-1}>
        {name}
      </h1>
      <p className={styles.facts}>
        {[
          words.kind(typeCode),
          number,
          issueDate && t('from', { day: written.day(issueDate) }),
          written.amount(toPay(received), received.currency),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div className={styles.badges}>
        <VerdictBadge profile={profile} valid={valid} warnings={warnings} />
        <QueueMarks row={received} />
      </div>
    </header>
  );
}

/** Where it stands, and the way to its neighbours. */
function Place({ received: { id, state } }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const { position, count } = useNeighbours(id);
  const isCounted = state === 'toReview' && position !== null;
  return (
    <div className={styles.place}>
      <p className={styles.eyebrow}>
        {isCounted ? t('position', { position, count }) : state !== 'toReview' && t(`state.${state}`)}
      </p>
      <Steps id={id} />
    </div>
  );
}

function Steps({ id }: { id: string }) {
  const { t } = useTranslation('received-invoices');
  const navigate = useNavigate();
  const { previous, next } = useNeighbours(id);
  const go = (to: string | null) =>
    to !== null && void navigate({ to: '/finance/received/$id', params: { id: to } });
  if (previous === null && next === null) return null;
  return (
    <>
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
    </>
  );
}
