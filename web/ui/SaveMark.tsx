/** Whether what was typed is stored. */
import { Button } from '@mantine/core';
import { IconAlertCircle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './states.module.css';

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

const LOOKS = {
  saved: { icon: IconCloudCheck, tone: undefined },
  unsaved: { icon: IconCloudUp, tone: undefined },
  saving: { icon: IconCloudUp, tone: undefined },
  offline: { icon: IconCloudOff, tone: 'warn' },
  failed: { icon: IconAlertCircle, tone: 'neg' },
  conflict: { icon: IconAlertCircle, tone: 'neg' },
} as const;

interface SaveMarkProps {
  state: SaveState;
  /** Replaces the usual words, such as "Saved at 09:41". */
  text?: string;
  /** Offered when saving failed. */
  onRetry?: () => void;
  /** Offered when it is single fields that are not saved: leads to the first. */
  onShowFirst?: () => void;
}

/** A quiet line that follows the state of saving and is read out when it changes. */
export function SaveMark({ state, text, onRetry, onShowFirst }: SaveMarkProps) {
  const { t } = useTranslation();
  const { icon: Icon, tone } = LOOKS[state];
  const words = text ?? t(`save.${state}`);
  return (
    <span className={styles.saveMark} data-tone={tone} role="status" title={words}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span data-words>{words}</span>
      {state === 'failed' && onRetry !== undefined && (
        <Button size="compact-xs" variant="subtle" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {onShowFirst !== undefined && (
        <Button size="compact-xs" variant="subtle" onClick={onShowFirst}>
          {t('save.toFirst')}
        </Button>
      )}
    </span>
  );
}
