/** What saving came to, said once in the corner: the newest word takes the place of the one before. */
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf, useErrorText } from '../connection/problems.ts';
import type { SaveState } from '../ui/SaveMark.tsx';
import { toast } from '../ui/toast.tsx';
import { sayOutcome } from './say-outcome.ts';

/** What is said of one kind of change, in the language shown. */
export interface SavingWords {
  saved: string;
  failed: string;
}

export type Told = 'all' | 'failures';

interface Outcome {
  state: SaveState;
  failure: unknown;
  /** Those of the last act, where it has some of its own. */
  words: RefObject<SavingWords | undefined>;
  told: Told;
}

/** `loadError` is why the profile could not be read; null when it was. */
export function useSavingToasts({ state, failure, words, told }: Outcome, loadError: unknown): void {
  const { t } = useTranslation(['business', 'common']);
  const errorText = useErrorText();
  const before = useRef<SaveState>(state);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    if (state === last) return;
    const own = words.current;
    if (state === 'saved' && last === 'saving' && told === 'all')
      sayOutcome(own?.saved ?? t('common:save.settingsSaved'));
    if (state !== 'failed') return;
    const message = errorText(failure) || t('business:toast.unknown');
    const isRefused = problemsOf(failure).length > 0;
    if (own !== undefined) sayOutcome(own.failed, { text: message });
    else if (isRefused) sayOutcome(t('business:toast.saveFailed'), { text: message });
    else sayOutcome(t('common:save.profileFailed', { message }), { text: '' });
  }, [state, failure, words, told, errorText, t]);
  useEffect(() => {
    if (loadError !== null) toast.error(t('business:toast.loadFailed'));
  }, [loadError, t]);
}
