/** Signing out. */
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { businessShown } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { renewSession } from '../session/session.ts';
import { saveBeforeLeaving } from '../session/signed-out.ts';
import { signOut } from '../sign-in/index.ts';
import { toast } from '../ui/toast.tsx';
import { forgetHere } from './forget-here.ts';

/** Saves what is open, signs out and shows the sign-in screen; what could not be saved is not kept here. Where that fails it is said: on a shared computer one would leave an open session behind. */
export function useSignOut(): () => Promise<void> {
  const { t } = useTranslation('shell');
  const router = useRouter();
  const errorText = useErrorText();
  return async () => {
    const business = businessShown();
    try {
      await saveBeforeLeaving();
      await signOut();
    } catch (error) {
      toast.error(t('signOutFailed'), errorText(error));
      return;
    }
    forgetHere(business);
    await renewSession();
    await router.navigate({ to: '/auth' });
  };
}
