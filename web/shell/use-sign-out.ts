/** Signing out. */
import { useRouter } from '@tanstack/react-router';
import { signOut } from '../auth-calls.ts';
import { renewSession } from '../session.ts';

/** Signs out and shows the sign-in screen. */
export function useSignOut(): () => void {
  const router = useRouter();
  return () => {
    void signOut()
      .then(renewSession)
      .then(() => router.navigate({ to: '/auth' }));
  };
}
