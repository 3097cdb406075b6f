/** Where the file is dropped or chosen, and what became of it. */
import { Button } from '@mantine/core';
import { IconFileSearch, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inBytes } from '../../ui/bytes.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { useFormat } from '../../ui/format.ts';
import { Progress } from '../../ui/Marks.tsx';
import { useFilesOfWindow } from '../../ui/use-files-of-window.ts';
import { E_INVOICE_FILES } from '../file-types.ts';
import { CheckRefusal } from './CheckRefusal.tsx';
import styles from './check.module.css';
import { OtherFiles } from './OtherFiles.tsx';
import type { Check } from './use-check.ts';

export function CheckPlace({ check }: { check: Check }) {
  const { t } = useTranslation('e-invoice');
  const { chosen, checked, progress, choose } = check;
  const input = useRef<HTMLInputElement>(null);
  const isAimedAt = useFilesOfWindow((all) => all[0] && choose(all[0], all));
  const isAgain = checked !== undefined;
  const isOnItsWay = progress !== null;
  return (
    <section aria-label={t('check.drop')} className={styles.place}>
      <FileDrop accept={E_INVOICE_FILES} onFile={choose} isAimedAt={isAimedAt} ref={input}>
        <div className={styles.inside} data-small={isAgain || undefined}>
          {!isAgain && <IconFileSearch size={32} stroke={1.25} aria-hidden="true" />}
          {isOnItsWay && <OnItsWay progress={progress} />}
          {!isOnItsWay && (
            <p className={styles.call}>
              {isAgain && chosen !== null ? <FileName file={chosen.file} /> : t('check.drop')}
            </p>
          )}
          {/* It stays while a file is on its way, and with it the focus of whoever pressed it. */}
          <Button
            className={styles.onScreen ?? ''}
            variant={isAgain || isOnItsWay ? 'default' : 'filled'}
            leftSection={<IconUpload size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {t(isAgain || isOnItsWay ? 'check.another' : 'check.choose')}
          </Button>
          {!isAgain && !isOnItsWay && <p className={styles.hint}>{t('check.hint')}</p>}
        </div>
      </FileDrop>
      <OtherFiles check={check} />
      <CheckRefusal check={check} />
    </section>
  );
}

function FileName({ file }: { file: File }) {
  const { language } = useFormat();
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
      <p className={styles.call}>{text}</p>
      <div className={styles.bar}>
        <Progress label={t('check.drop')} value={progress} max={1} text={text} />
      </div>
    </>
  );
}
