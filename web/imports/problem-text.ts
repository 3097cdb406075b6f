/** A problem of a row in words, with what was typed. */
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../connection/problems.ts';
import type { Kind, Problem } from './message.ts';
import { useTargetName } from './target-name.ts';

/** `E-Mail: "x" ist keine Adresse` */
export function useRowProblemText(kind: Kind): (problem: Problem) => string {
  const { t } = useTranslation('imports');
  const problemText = useProblemText();
  const nameOf = useTargetName(kind);
  return ({ target, code, typed }) => {
    const reason = problemText({ code });
    const about = target === null ? '' : `${nameOf(target)}: `;
    return about + (typed === '' ? reason : t('typed', { typed, reason }));
  };
}
