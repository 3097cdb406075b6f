/** Says on every screen that the account is about to be deleted; fetched only where it is. */
import { useEffect } from 'react';
import { loadTexts } from '../locales/i18n.ts';
import { useSession } from '../session/session.ts';
import { useFetchedPart } from './use-fetched-part.ts';

export function AccountDeletionNote() {
  const on = useSession()?.user?.deletesOn ?? null;
  const { Part, open } = useFetchedPart(loadNote);
  const isEnding = on !== null;
  useEffect(() => {
    if (isEnding) open();
  }, [isEnding, open]);
  return Part === null || on === null ? null : <Part on={on} />;
}

async function loadNote() {
  const [{ KeepAccountNote }] = await Promise.all([
    import('../account-deletion/index.ts'),
    loadTexts('account-deletion'),
  ]);
  return KeepAccountNote;
}
