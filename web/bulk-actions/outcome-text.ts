/** What became of an act and of its invoices, in words. */
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import type { BulkAction } from './message.ts';

const REASONS = [
  'draft',
  'cancelled',
  'paid',
  'notAnInvoice',
  'foreignCurrency',
  'notSent',
  'notOverdue',
  'remindedLately',
  'alreadySent',
  'gone',
  'refused',
  'error',
] as const;
const PROBLEM = 'problem.';

/** Gives a function that says a reason; one that nobody knows is said by its code. */
export function useReasonText(): (reason: string) => string {
  const { t } = useTranslation('invoice-list');
  const problemText = useProblemText();
  return (reason) => {
    if (reason.startsWith(PROBLEM)) return problemText({ code: reason.slice(PROBLEM.length) });
    const known = REASONS.find((one) => one === reason);
    return known === undefined ? t('bulk.reason.other', { code: reason }) : t(`bulk.reason.${known}`);
  };
}

/** Gives a function that says how far an act is, or what came of it: "38 done, 2 skipped". */
export function useActionText(): (action: BulkAction) => string {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  return ({ state, total, done, skipped, failed }) => {
    const settled = format.count(done + skipped + failed);
    if (state === 'running') return t('bulk.running', { done: settled, total: format.count(total) });
    return [
      ...(state === 'failed' ? [t('bulk.givenUp')] : []),
      t('bulk.over', { done: format.count(done) }),
      ...(skipped > 0 ? [t('bulk.overSkipped', { skipped: format.count(skipped) })] : []),
      ...(failed > 0 ? [t('bulk.overFailed', { failed: format.count(failed) })] : []),
    ].join(', ');
  };
}
