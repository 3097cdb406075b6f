/** What a column is taken for, in words: an expense has the name of its vendor. */
import { useTranslation } from 'react-i18next';
import type { Kind, Problem } from './message.ts';

type Target = NonNullable<Problem['target']>;

/** Gives the function that names it. */
export function useTargetName(kind: Kind): (target: Target) => string {
  const { t } = useTranslation('imports');
  return (target) => {
    if (kind === 'expenses' && target === 'name') return t('target.vendor');
    return t(`target.${target}`);
  };
}
