import { useTranslation } from 'react-i18next';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import type { Overview, Point } from './CheckedPoints.tsx';
import type { Verification } from './use-verification.ts';

/** Whether the chain holds, and whether the sums that the reports read are those of the entries. */
export function useJournalPoints(overview: Overview, verification: Verification): Point[] {
  const { t } = useTranslation('compliance');
  const format = useFormat();
  const errorText = useErrorText();
  const { verified, last, firstBroken, wrongSumCount, doneAt, failure } = verification;
  if (overview.lastEntry === null) return [];
  if (failure !== null)
    return [{ key: 'chain', tone: 'warn', title: t('chain.failed'), text: errorText(failure) }];
  if (doneAt === null) {
    const progress = { verified: format.count(verified), last: last === null ? '…' : format.count(last) };
    return [{ key: 'chain', tone: 'info', title: t('chain.running'), text: t('chain.progress', progress) }];
  }
  return [
    firstBroken === null
      ? {
          key: 'chain',
          tone: 'pos',
          title: t('chain.whole'),
          text: t('chain.wholeText', { count: verified, verified: format.count(verified) }),
        }
      : {
          key: 'chain',
          tone: 'neg',
          title: t('chain.broken', { number: format.count(firstBroken) }),
          text: t('chain.brokenText'),
        },
    wrongSumCount === 0
      ? { key: 'sums', tone: 'pos', title: t('sums.right'), text: t('sums.rightText') }
      : {
          key: 'sums',
          tone: 'neg',
          title: t('sums.wrong', { count: wrongSumCount }),
          text: t('sums.wrongText'),
        },
  ];
}
