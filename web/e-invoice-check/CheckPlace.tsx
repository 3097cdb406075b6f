/** Where the file is dropped or chosen, and what became of it. */
import { Button } from '@mantine/core';
import { IconFileSearch, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { E_INVOICE_FILES } from '../receiving/index.ts';
import { inBytes } from '../ui/bytes.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { useFormat } from '../ui/format.ts';
import { Progress } from '../ui/Marks.tsx';
import { Notice } from '../ui/States.tsx';
import styles from './check.module.css';
import type { Check } from './use-check.ts';
import { useFilesOfWindow } from './use-files-of-window.ts';

export function CheckPlace({ check }: { check: Check }) {
  const { t } = useTranslation('e-invoice');
  const { file, checked, progress, message, choose } = check;
  const input = useRef<HTMLInputElement>(null);
  const isAimedAt = useFilesOfWindow(([first]) => first && choose(first));
  const isAgain = checked !== undefined;
  return (
    <section aria-label={t('check.drop')}>
      <FileDrop accept={E_INVOICE_FILES} onFile={choose} isAimedAt={isAimedAt} ref={input}>
        <div className={styles.inside} data-small={isAgain || undefined}>
          {!isAgain && <IconFileSearch size={32} stroke={1.25} aria-hidden="true" />}
          {progress === null ? (
            <>
              <p className={styles.call}>{isAgain ? <FileName file={file} /> : t('check.drop')}</p>
              <Button
                variant={isAgain ? 'default' : 'filled'}
                leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
                onClick={() => input.current?.click()}
              >
                {t(isAgain ? 'check.another' : 'check.choose')}
              </Button>
              {!isAgain && <p className={styles.hint}>{t('check.hint')}</p>}
            </>
          ) : (
            <OnItsWay progress={progress} />
          )}
        </div>
      </FileDrop>
      {message !== '' && file !== null && (
        <Notice tone="neg" title={t('check.refused', { name: file.name })}>
          {message}
        </Notice>
      )}
    </section>
  );
}

function FileName({ file }: { file: File | null }) {
  const { language } = useFormat();
  if (file === null) return null;
  return (
    <>
      {file.name} <span className={styles.hint}>{inBytes(file.size, language)}</span>
    </>
  );
}

function OnItsWay({ progress }: { progress: number }) {
  const { t } = useTranslation('e-invoice');
  const format = useFormat();
  const share = `${format.count(Math.floor(progress * 100))} %`;
  const text = progress >= 1 ? t('check.checking') : t('check.sending', { share });
  return (
    <>
      <p className={styles.call} role="status">
        {text}
      </p>
      <div className={styles.bar}>
        <Progress label={t('check.drop')} value={progress} max={1} text={text} />
      </div>
    </>
  );
}
