/** Before an import: how the file is read, what its columns are, what would be stored. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../connection/problems.ts';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState, Notice } from '../ui/States.tsx';
import { Columns } from './Columns.tsx';
import { HowRead } from './HowRead.tsx';
import styles from './imports.module.css';
import type { ImportMessage } from './message.ts';
import { PreviewCounts } from './PreviewCounts.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { type Arranging, useArranging } from './use-arranging.ts';
import { WhySkipped } from './WhySkipped.tsx';

export function Arrange({ found }: { found: ImportMessage }) {
  const { t } = useTranslation('imports');
  const arranging = useArranging(found);
  const { preview, settings } = arranging;
  const failure =
    arranging.error === null ? null : (
      <ErrorState title={t('preview.failed')} error={arranging.error} onRetry={arranging.retry} />
    );
  if (preview === undefined || settings === undefined) return failure ?? <Loading lines={8} />;
  return (
    <div className={styles.stack} data-stale={arranging.isOld || undefined}>
      <section>
        <SectionHead title={t('read.title')} />
        <div className={styles.read}>
          <HowRead settings={settings} onChange={arranging.change} />
        </div>
      </section>
      {failure}
      <section>
        <SectionHead title={t('columns.title')} />
        <Columns
          columns={preview.columns}
          settings={settings}
          onChange={(mapping) => arranging.change({ mapping })}
        />
      </section>
      <section>
        <SectionHead title={t('preview.title')} />
        <PreviewCounts counts={preview.counts} kind={preview.settings.kind} />
        <PreviewTable preview={preview} />
        <WhySkipped kind={preview.settings.kind} rows={preview.skippedRows} total={preview.counts.skipped} />
      </section>
      <Acts arranging={arranging} />
    </div>
  );
}

function Acts({ arranging }: { arranging: Arranging }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, failure } = arranging.sending;
  const { counts, settings } = arranging.preview ?? {};
  const ready = (counts?.created ?? 0) + (counts?.updated ?? 0);
  return (
    <>
      {failure !== null && (
        <Notice tone="neg" title={t('start.failed')}>
          {errorText(failure)}
        </Notice>
      )}
      <div className={styles.acts} data-bottom-bar>
        <Button variant="subtle" onClick={() => setAsked(true)}>
          {t('discard.act')}
        </Button>
        <Button
          variant="filled"
          loading={isBusy}
          disabled={ready === 0 || arranging.isOld || arranging.error !== null}
          onClick={() => void arranging.start()}
        >
          {t(`start.${settings?.kind ?? 'clients'}`, { count: ready, shown: format.count(ready) })}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsked}
        title={t('discard.title')}
        text={t('discard.text')}
        confirmLabel={t('discard.act')}
        onConfirm={arranging.discard}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
