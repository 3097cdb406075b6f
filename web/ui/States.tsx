/** What stands where nothing is there, something failed, or something needs a look. */
import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconRefresh,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../connection/problems.ts';
import { numbersBelow } from './numbers.ts';
import styles from './states.module.css';

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  /** The one action that ends the emptiness. */
  action?: ReactNode;
  /** Blank ruled lines below. */
  lines?: number;
}

/** One sentence, one action, blank lines where the content will stand. */
export function EmptyState({ title, text, action, lines = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p className={styles.emptyText}>{text}</p>
      <div className={styles.emptyAction}>{action}</div>
      <BlankLines count={lines} />
    </div>
  );
}

export function BlankLines({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {numbersBelow(count).map((index) => (
        <div key={index} className={styles.blankLine} />
      ))}
    </div>
  );
}

interface ErrorStateProps {
  /** What failed, such as "The invoices could not be loaded". */
  title: string;
  error: unknown;
  onRetry?: () => void;
}

/** What failed, that data is safe, and a way to try again. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  const text = useErrorText();
  const retry = (
    <Button size="xs" leftSection={<IconRefresh size={16} stroke={1.75} />} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone="neg" title={title} action={onRetry === undefined ? undefined : retry}>
      {text(error)}
    </Notice>
  );
}

interface NoticeProps {
  tone: 'neg' | 'warn' | 'info';
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

/** A tinted note with icon and words; errors are announced to screen readers. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = { neg: IconAlertCircle, warn: IconAlertTriangle, info: IconInfoCircle }[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'neg' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.6} className={styles.noticeIcon ?? ''} aria-hidden="true" />
      <div>
        <p className={styles.noticeTitle}>{title}</p>
        {children}
        {action !== undefined && <div className={styles.noticeAction}>{action}</div>}
      </div>
    </div>
  );
}

const CHECKS: Record<'pos' | 'warn' | 'neg' | 'info', TablerIcon> = {
  pos: IconCircleCheck,
  warn: IconAlertTriangle,
  neg: IconAlertCircle,
  info: IconInfoCircle,
};

interface CheckLineProps {
  /** `pos` passed, `warn` please look, `neg` failed or missing, `info` neutral. */
  tone: 'pos' | 'warn' | 'neg' | 'info';
  title: ReactNode;
  text?: ReactNode;
  /** What belongs to it, below its text. */
  children?: ReactNode;
  action?: ReactNode;
}

/** One checked point with icon, words and its action. */
export function CheckLine({ tone, title, text, children, action }: CheckLineProps) {
  const { t } = useTranslation();
  const Icon = CHECKS[tone];
  return (
    <div className={styles.check} data-tone={tone}>
      <Icon size={18} stroke={1.6} role="img" aria-label={t(`check.${tone}`)} />
      <div className={styles.checkBody}>
        <p className={styles.checkTitle}>{title}</p>
        {text !== undefined && <p className={styles.small}>{text}</p>}
        {children}
      </div>
      {action !== undefined && <div className={styles.checkAction}>{action}</div>}
    </div>
  );
}
