/** What a screen shows that failed: that saved data is safe, that typed input is kept, and how to go on. */
import { Button } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page, usePageTitle } from '../ui/Heads.tsx';
import { hasKeptInput } from '../ui/kept.ts';
import { Notice } from '../ui/States.tsx';

export function ScreenError({ error }: ErrorComponentProps): ReactNode {
  const { t } = useTranslation(['shell', 'common']);
  usePageTitle(t('shell:crash.title'));
  return (
    <Page>
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
