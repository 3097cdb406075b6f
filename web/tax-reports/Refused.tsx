/** A year whose law is not known is refused in words; nothing is computed by another year's. */
import { ORPCError } from '@orpc/client';
import { useTranslation } from 'react-i18next';
import { ErrorState, Notice } from '../ui/States.tsx';

export function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('tax-reports-form');
  if (error instanceof ORPCError && error.code === 'UNKNOWN_YEAR') {
    const { year, known } = error.data as { year: number; known: number[] };
    return (
      <Notice tone="warn" title={t('unknownYear', { year })}>
        {t('unknownYearWhy', { first: Math.min(...known), last: Math.max(...known) })}
      </Notice>
    );
  }
  return <ErrorState title={t('loadFailed')} error={error} onRetry={onRetry} />;
}
