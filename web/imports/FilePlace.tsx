/** Where a file is dropped or chosen, and followed on its way. */
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../ui/FileDrop.tsx';
import { useFormat } from '../ui/format.ts';
import { Progress } from '../ui/Marks.tsx';
import { Notice } from '../ui/States.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './imports.module.css';
import type { Kind } from './message.ts';
import { useUpload } from './use-upload.ts';

const ACCEPT = '.csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values';
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

export function FilePlace({ kind }: { kind: Kind }) {
  const { t } = useTranslation('imports');
  const input = useRef<HTMLInputElement>(null);
  const { progress, message, upload, cancel } = useUpload(kind);
  return (
    <section className={styles.place} aria-label={t('file.label')}>
      <FileDrop accept={ACCEPT} onFile={upload} ref={input}>
        <div className={styles.inside}>
          <IconFileSpreadsheet size={32} stroke={1.25} className={styles.icon ?? ''} aria-hidden="true" />
          {progress === null ? (
            <>
              <p className={sheet.call}>{t(`file.call.${kind}`)}</p>
              <Button
                variant="filled"
                leftSection={<IconUpload {...ICON} />}
                onClick={() => input.current?.click()}
              >
                {t('file.choose')}
              </Button>
              <p className={styles.hint}>{t('file.hint')}</p>
            </>
          ) : (
            <OnItsWay progress={progress} onCancel={cancel} />
          )}
        </div>
      </FileDrop>
      {message !== '' && (
        <Notice tone="neg" title={t('file.refused')}>
          {message}
        </Notice>
      )}
    </section>
  );
}

function OnItsWay({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const { t } = useTranslation(['imports', 'common']);
  const format = useFormat();
  const share = `${format.count(Math.floor(progress * 100))} %`;
  const text = progress >= 1 ? t('imports:file.checking') : t('imports:file.sending', { share });
  return (
    <>
      <p className={sheet.call} role="status">
        {text}
      </p>
      <div className={styles.bar}>
        <Progress label={t('imports:file.label')} value={progress} max={1} text={text} />
      </div>
      <Button size="xs" variant="subtle" leftSection={<IconX {...ICON} />} onClick={onCancel}>
        {t('common:cancel')}
      </Button>
    </>
  );
}
