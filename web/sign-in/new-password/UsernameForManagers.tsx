/** Tells password managers whose password a form is about; people do not see it. */
import { useSession } from '../../session/session.ts';

export function UsernameForManagers() {
  const email = useSession()?.user?.email ?? '';
  return <input type="text" autoComplete="username" value={email} readOnly hidden />;
}
