/** Whether the session has ended under the editor, and the way to sign in and back to this very draft. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../connection/api.ts';
import { useErrorText } from '../../../connection/problems.ts';
import { announceSignedIn, onSignedOutHere } from '../../../session/signed-out.ts';
import { toast } from '../../../ui/toast.tsx';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { SyncState } from './draft-sync.ts';

export interface SignedOut {
  isSignedOut: boolean;
  /** The address of another account that is signed in meanwhile. */
  otherEmail: string | null;
  /** Goes on if the draft's owner is signed in again, and to the sign-in page if nobody is. */
  signIn: () => void;
}

type Answer = 'owner' | 'other' | 'nobody';

/** What was typed stays on the screen and on this device meanwhile; nobody is sent away without asking. */
export function useSignedOut(editor: DraftEditor): SignedOut {
  const { t } = useTranslation('invoices');
  const errorText = useErrorText();
  const [isSignedOut, setSignedOut] = useState(false);
  const { otherEmail, ask } = useWhoIsSignedIn(editor.businessId);
  const { sync } = editor;
  useEffect(() => onSignedOutHere(() => setSignedOut(true)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save proves that the owner has signed in meanwhile.
  useEffect(() => setSignedOut(false), [editor.state.savedAt]);

  const goOn = useCallback(async (): Promise<Answer> => {
    const answer = await ask();
    if (answer !== 'owner') return answer;
    setSignedOut(false);
    announceSignedIn();
    await sync.resume();
    return answer;
  }, [ask, sync]);

  useEffect(() => {
    if (!isSignedOut) return;
    const ignore = () => {};
    const onShown = () => void goOn().catch(ignore);
    void ask().catch(ignore);
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [isSignedOut, ask, goOn]);

  async function signIn() {
    if ((await goOn()) === 'nobody') location.assign(signInAddress(sync.state()));
  }
  return {
    isSignedOut,
    otherEmail,
    signIn: () => void signIn().catch((error) => toast.error(t('signedOut.failed'), errorText(error))),
  };
}

/** Only the draft's owner may have it saved; anyone else has books of their own. */
function useWhoIsSignedIn(businessId: string) {
  const [otherEmail, setOtherEmail] = useState<string | null>(null);
  const ask = useCallback(async (): Promise<Answer> => {
    const { user } = await client.signIn.session();
    const isOwner = user?.businessId === businessId;
    setOtherEmail(user === null || isOwner ? null : user.email);
    if (user === null) return 'nobody';
    return isOwner ? 'owner' : 'other';
  }, [businessId]);
  return { otherEmail, ask };
}

/** The address of a new draft is not known to the router, which is why it is not asked. */
function signInAddress({ stored }: SyncState): string {
  const here = stored === null ? '/invoices/new' : `/invoice/${stored.id}`;
  return `/auth?${new URLSearchParams({ from: here })}`;
}
