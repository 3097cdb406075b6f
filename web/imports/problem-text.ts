/** A problem of a row in words, with what was typed. */
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../connection/problems.ts';
import type { Problem } from './message.ts';

/** `E-Mail: "x" ist keine Adresse` */
export function useRowProblemText(): (problem: Problem) => string {
  const { t } = useTranslation('imports');
  const problemText = useProblemText();
  return ({ target, code, typed }) => {
    const reason = problemText({ code });
    const about = target === null ? '' : `${t(`target.${target}`)}: `;
    return about + (typed === '' ? reason : t('typed', { typed, reason }));
  };
}
