/** Whether the session has ended under the editor, and the way to sign in and back to this very draft. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../api.ts';
import { useErrorText } from '../../problems.ts';
import { onSignedOutHere } from '../../signed-out.ts';
import { toast } from '../../ui/toast.tsx';
import type { SyncState } from './draft-sync.ts';
import type { DraftEditor } from './use-draft-editor.ts';

export interface SignedOut {
  isSignedOut: boolean;
  signIn: () => void;
}

/** What was typed stays on the screen and on this device meanwhile; nobody is sent away without asking. */
export function useSignedOut({ sync, state }: DraftEditor): SignedOut {
  const { t } = useTranslation('invoices');
  const errorText = useErrorText();
  const [isSignedOut, setSignedOut] = useState(false);
  useEffect(() => onSignedOutHere(() => setSignedOut(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save proves that somebody has signed in meanwhile.
  useEffect(() => setSignedOut(false), [state.savedAt]);

  async function signIn() {
    const { user } = await client.session.get();
    if (user === null) return location.assign(signInAddress(sync.state()));
    setSignedOut(false);
    await sync.flush();
  }
  return {
    isSignedOut,
    signIn: () => void signIn().catch((error) => toast.error(t('signedOut.failed'), errorText(error))),
  };
}

/** The address of a new draft is not known to the router, which is why it is not asked. */
function signInAddress({ stored }: SyncState): string {
  const here = stored === null ? '/invoices/new' : `/invoice/${stored.id}`;
  return `/auth?${new URLSearchParams({ from: here })}`;
}
