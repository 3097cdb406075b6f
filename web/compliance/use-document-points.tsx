import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFormat } from '../ui/format.ts';
import type { Overview, Point } from './CheckedPoints.tsx';

/** Whether every issued document has its stored PDF. */
export function useDocumentPoints({ issuedCount, missingCount, failed }: Overview): Point[] {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  if (issuedCount === 0) return [];
  const failures = failed.map(({ id, number }): Point => {
    return {
      key: id,
      tone: 'neg',
      title: t('documents.failed', { number }),
      text: t('documents.failedText'),
      action: (
        <ButtonLink to="/invoice/$id" params={{ id }} size="xs">
          {t('documents.open')}
        </ButtonLink>
      ),
    };
  });
  const waiting = missingCount - failed.length;
  const stored = format.count(issuedCount - missingCount);
  if (waiting > 0)
    return [
      ...failures,
      {
        key: 'documents',
        tone: 'info',
        title: t('documents.waiting', { count: waiting, waiting: format.count(waiting) }),
        text: t('documents.waitingText'),
      },
    ];
  if (failures.length > 0) return failures;
  const text = t('documents.storedText', { count: issuedCount, stored });
  return [{ key: 'documents', tone: 'pos', title: t('documents.stored'), text }];
}
