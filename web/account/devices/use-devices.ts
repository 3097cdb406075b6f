/** The sessions of the account, and ending them: at once on screen, then on the server; what fails comes back and is told. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import { type OpenSession, renewAccount, sessionsQuery } from '../use-security.ts';

export interface Ending {
  /** Resolves at once; the answer is told later. */
  endOne: (session: OpenSession, name: string) => void;
  endOthers: () => void;
}

export function useEnding(): Ending {
  const { t } = useTranslation('account');
  const endOnScreen = useEndOnScreen();
  return {
    endOne: (session, name) =>
      void endOnScreen({
        isEnded: ({ id }) => id === session.id,
        call: () => client.account.endSession({ id: session.id }),
        done: t('devices.ended', { device: name }),
        failed: t('devices.endFailed'),
      }),
    endOthers: () =>
      void endOnScreen({
        isEnded: ({ isCurrent }) => !isCurrent,
        call: () => client.account.endOtherSessions(),
        done: t('devices.endedOthers'),
        failed: t('devices.endOthersFailed'),
      }),
  };
}

interface EndOnScreen {
  isEnded: (session: OpenSession) => boolean;
  call: () => Promise<unknown>;
  done: string;
  failed: string;
}

function useEndOnScreen() {
  const cache = useQueryClient();
  const errorText = useErrorText();
  const { queryKey } = sessionsQuery;
  const change = (to: (shown: OpenSession[]) => OpenSession[]) =>
    cache.setQueryData(queryKey, (known) => known && { sessions: to(known.sessions) });
  return async ({ isEnded, call, done, failed }: EndOnScreen) => {
    await cache.cancelQueries({ queryKey });
    const ended = cache.getQueryData(queryKey)?.sessions.filter(isEnded) ?? [];
    change((shown) => shown.filter((session) => !isEnded(session)));
    try {
      await call();
      toast.success(done);
      renewAccount(cache);
    } catch (error) {
      change((shown) => [...shown, ...ended]);
      toast.error(failed, errorText(error));
    }
  };
}
