/** Taking everything along: what is in it, the button, and how far the download is. */
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFetchedPart } from '../shell/use-fetched-part.ts';
import styles from './data-export.module.css';
import { ExportProgress } from './ExportProgress.tsx';
import { loadExportDialog } from './load-export-dialog.ts';
import { useDataExport } from './use-data-export.ts';

export function ExportEverything() {
  const { t } = useTranslation('data-export');
  const { latest, begin, cancel } = useDataExport();
  const { Part: ExportDialog, prepare, open, close } = useFetchedPart(loadExportDialog);
  return (
    <div className={styles.export} id="export">
      <h3 className={styles.title}>{t('title')}</h3>
      <p className={styles.text}>{t('text')}</p>
      <ExportProgress latest={latest} onCancel={cancel} />
      <div>
        <Button
          leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={open}
        >
          {t('action')}
        </Button>
      </div>
      {ExportDialog !== null && <ExportDialog onBegin={begin} onClose={close} />}
    </div>
  );
}
