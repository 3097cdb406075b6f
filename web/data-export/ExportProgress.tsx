/** How far the latest export is, or what became of it. */
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Progress } from '../ui/Marks.tsx';
import { CheckLine } from '../ui/States.tsx';
import { useRequest } from '../ui/use-request.ts';
import styles from './data-export.module.css';
import { isUnderWay, type LatestExport } from './use-data-export.ts';

interface ExportProgressProps {
  latest: LatestExport | null;
  onCancel: (id: string) => Promise<void>;
}

export function ExportProgress({ latest, onCancel }: ExportProgressProps) {
  const { t } = useTranslation('data-export');
  const format = useFormat();
  return (
    <div role="status">
      {latest !== null && isUnderWay(latest) && <UnderWay latest={latest} onCancel={onCancel} />}
      {latest !== null && !isUnderWay(latest) && (
        <CheckLine
          tone={latest.state === 'done' ? 'pos' : 'warn'}
          title={t(`state.${latest.state}`, { at: format.instant(latest.begunAt) })}
          {...(latest.state === 'done' ? {} : { text: t('nothingKept') })}
        />
      )}
    </div>
  );
}

function UnderWay({ latest, onCancel }: { latest: LatestExport; onCancel: ExportProgressProps['onCancel'] }) {
  const { t } = useTranslation(['data-export', 'common']);
  const format = useFormat();
  const { isBusy, send } = useRequest();
  const { id, parts, partsDone, url } = latest;
  const text =
    parts === 0
      ? t('data-export:starting')
      : t('data-export:progress', { done: format.count(partsDone), all: format.count(parts) });
  return (
    <div className={styles.underWay}>
      <p className={styles.progressText}>
        {text}
        {url !== null && (
          <>
            {' '}
            <a href={url} download>
              {t('data-export:startByHand')}
            </a>
          </>
        )}
      </p>
      <Progress label={t('data-export:title')} value={partsDone} max={Math.max(parts, 1)} text={text} />
      <div>
        <Button size="compact-sm" loading={isBusy} onClick={() => void send(() => onCancel(id))}>
          {t('common:cancel')}
        </Button>
      </div>
    </div>
  );
}
