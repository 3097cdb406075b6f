/** Why a file was not taken in, in words that are true of a file: what was not taken is nowhere but on this device. */
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../connection/api.ts';
import { isPassing, problemsOf, useErrorText, useProblemText } from '../../connection/problems.ts';
import { MEGABYTES_MAXIMUM, type Upload } from './uploads.ts';

/** Ways in which a call fails that say nothing against the file: trying again is of use. */
const PASSING = [
  'OFFLINE',
  'SERVICE_UNAVAILABLE',
  'STORAGE_FULL',
  'UNAUTHORIZED',
  'TOO_MANY_REQUESTS',
  'UNEXPECTED',
];
/** Of these the words for data that is being saved would be untrue. */
const OWN_WORDS = ['OFFLINE', 'SERVICE_UNAVAILABLE', 'UNEXPECTED', 'INTERNAL_SERVER_ERROR'];

export function useRefusalText(): (upload: Pick<Upload, 'error'>) => string {
  const { t } = useTranslation('received-invoices');
  const errorText = useErrorText();
  const problemText = useProblemText();
  return ({ error }) => {
    if (error === 'unreadable') return t('panel.unreadable');
    if (error === 'size')
      return problemText({ code: 'file.size', values: { megabytes: String(MEGABYTES_MAXIMUM) } });
    if (problemsOf(error).length > 0) return errorText(error);
    const code = codeOf(error);
    if (!OWN_WORDS.includes(code)) return errorText(error);
    return t(code === 'OFFLINE' || code === 'SERVICE_UNAVAILABLE' ? 'panel.unanswered' : 'panel.failed');
  };
}

export function canTryAgain({ error }: Pick<Upload, 'error'>): boolean {
  if (error === 'size') return false;
  if (error === 'unreadable') return true;
  const code = codeOf(error);
  const problems = problemsOf(error);
  if (problems.length > 0) return problems.every(isPassing);
  return PASSING.includes(code) || code === 'INTERNAL_SERVER_ERROR';
}
