/** What a screen shows that failed: that saved data is safe, that typed input is kept, and how to go on. */
import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConnectionLost, FileGone, isServerThere } from '../connection/fetched.ts';
import { Page, usePageTitle } from '../ui/Heads.tsx';
import { Hidden } from '../ui/Hidden.tsx';
import { hasKeptInput } from '../ui/kept.ts';
import { ErrorState, Notice } from '../ui/States.tsx';

export function ScreenError({ error }: ErrorComponentProps): ReactNode {
  if (error instanceof ConnectionLost) return <Unreachable error={error} />;
  if (error instanceof FileGone) return <NewRelease error={error} />;
  return <Crash error={error} />;
}

const LOOK_AGAIN_MILLISECONDS = 5_000;

/** Tries again in place: when asked to, and by itself as soon as the server is there again. */
function Unreachable({ error }: { error: ConnectionLost }) {
  const { t } = useTranslation('shell');
  const router = useRouter();
  usePageTitle(t('unreachable'));
  useEffect(() => {
    const look = async () => {
      if (await isServerThere()) await router.invalidate();
    };
    const listener = () => void look();
    const timer = setInterval(listener, LOOK_AGAIN_MILLISECONDS);
    window.addEventListener('online', listener);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', listener);
    };
  }, [router]);
  return (
    <Page>
      <HiddenTitle text={t('unreachable')} />
      <ErrorState title={t('unreachable')} error={error} onRetry={() => void router.invalidate()} />
    </Page>
  );
}

/** Fetches the new release, once: a file that is missing then as well is a defect. */
function NewRelease({ error }: { error: FileGone }) {
  const mark = `reloaded-for:${error.message}`;
  const [isFirst] = useState(() => sessionStorage.getItem(mark) === null);
  useEffect(() => {
    if (!isFirst) return;
    sessionStorage.setItem(mark, 'yes');
    location.reload();
  }, [isFirst, mark]);
  return isFirst ? null : <Crash error={error} />;
}

function Crash({ error }: { error: unknown }) {
  const { t } = useTranslation(['shell', 'common']);
  usePageTitle(t('shell:crash.title'));
  return (
    <Page>
      <HiddenTitle text={t('shell:crash.title')} />
      <Notice
        tone="neg"
        title={t('shell:crash.title')}
        action={<Button onClick={() => location.reload()}>{t('common:reload')}</Button>}
      >
        <p>{t('shell:crash.text')}</p>
        {hasKeptInput() && <p>{t('shell:crash.kept')}</p>}
        <details>
          <summary>{t('shell:crash.details')}</summary>
          <code>{error instanceof Error ? error.message : String(error)}</code>
        </details>
      </Notice>
    </Page>
  );
}

/** The notice says it to the eye; a screen reader looks for the head of the page. */
function HiddenTitle({ text }: { text: string }) {
  return (
    <h1>
      <Hidden>{text}</Hidden>
    </h1>
  );
}
