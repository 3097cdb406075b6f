/** Why the file could not be checked, and the way out. It takes the focus, so that whoever does not see it is there, too. */
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/States.tsx';
import styles from './check.module.css';
import type { Check } from './use-check.ts';

export function CheckRefusal({ check: { chosen, message, progress, retry } }: { check: Check }) {
  const { t } = useTranslation('e-invoice');
  const place = useRef<HTMLDivElement>(null);
  const isShown = message !== '' && chosen !== null;
  const isOver = isShown && progress === null;
  const key = chosen?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another file that is refused for the same reason is told again.
  useEffect(() => {
    if (isOver) place.current?.focus();
  }, [isOver, key]);
  if (!isShown) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.focused}>
      <Notice
        tone="neg"
        title={t(retry === null ? 'check.refused' : 'check.notChecked', { name: chosen.file.name })}
        action={
          retry !== null && (
            <Button
              size="xs"
              loading={progress !== null}
              leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
              onClick={retry}
            >
              {t('check.retry')}
            </Button>
          )
        }
      >
        {message}
      </Notice>
    </div>
  );
}
