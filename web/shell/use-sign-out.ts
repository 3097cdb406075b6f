/** Signing out. */
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../connection/problems.ts';
import { renewSession } from '../session/session.ts';
import { signOut } from '../sign-in/index.ts';
import { toast } from '../ui/toast.tsx';
import { forgetRecents } from './forget-recents.ts';

/** Signs out and shows the sign-in screen. Where that fails it is said: on a shared computer one would leave an open session behind. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const errorText = useErrorText();
  return async () => {
    try {
      await signOut();
    } catch (error) {
      toast.error(t('signOutFailed'), errorText(error));
      return;
    }
    forgetRecents(localStorage);
    await renewSession();
    await router.navigate({ to: '/auth' });
  };
}
