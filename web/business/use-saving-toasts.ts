/** What saving came to, said once in the corner: the newest word takes the place of the one before. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { problemsOf, useErrorText } from '../problems.ts';
import type { SaveState } from '../ui/SaveMark.tsx';
import { toast } from '../ui/toast.tsx';
import { sayOutcome } from './say-outcome.ts';

/** `loadError` is why the profile could not be read; null when it was. */
export function useSavingToasts(state: SaveState, failure: unknown, loadError: unknown): void {
  const { t } = useTranslation(['business', 'common']);
  const errorText = useErrorText();
  const before = useRef<SaveState>(state);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    if (state === last) return;
    if (state === 'saved' && last === 'saving') sayOutcome(t('common:save.settingsSaved'));
    if (state !== 'failed') return;
    const message = errorText(failure) || t('business:toast.unknown');
    const isRefused = problemsOf(failure).length > 0;
    if (isRefused) sayOutcome(t('business:toast.saveFailed'), { text: message });
    else sayOutcome(t('common:save.profileFailed', { message }), { text: '' });
  }, [state, failure, errorText, t]);
  useEffect(() => {
    if (loadError !== null) toast.error(t('business:toast.loadFailed'));
  }, [loadError, t]);
}
