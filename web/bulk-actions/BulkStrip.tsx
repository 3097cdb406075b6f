/** Above the list: how far the latest act is, and what came of it, until it is closed. */
import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../ui/Marks.tsx';
import styles from './bulk.module.css';
import type { BulkAction } from './message.ts';
import { forget, isOfThisTab } from './of-this-tab.ts';
import { useActionText } from './outcome-text.ts';
import { useLatest } from './use-bulk.ts';

export function BulkStrip() {
  const action = useLatest();
  const [closed, setClosed] = useState<string | null>(null);
  if (action === null || action.id === closed || !isOfThisTab(action)) return null;
  const close = () => {
    forget();
    setClosed(action.id);
  };
  return <Strip action={action} onClose={close} />;
}

function Strip({ action, onClose }: { action: BulkAction; onClose: () => void }) {
  const { t } = useTranslation('invoice-list');
  const textOf = useActionText();
  const { id, kind, state, total, done, skipped, failed, url } = action;
  const name = t(`bulk.name.${kind}`);
  const text = textOf(action);
  return (
    <section className={styles.strip} aria-label={name}>
      <p className={styles.stripText} role="status">
        <strong>{name}</strong> <span>{text}</span>
      </p>
      {state === 'running' && (
        <Progress label={name} value={done + skipped + failed} max={Math.max(total, 1)} text={text} />
      )}
      <span className={styles.stripActs}>
        {url !== null && <Download url={url} size="compact-md" />}
        <Link to="/invoices/actions/$id" params={{ id }}>
          {t('bulk.look')}
        </Link>
        {state !== 'running' && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t('bulk.dismiss')}
            onClick={onClose}
          >
            <IconX size={16} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
    </section>
  );
}

export function Download({ url, size = 'sm' }: { url: string; size?: 'sm' | 'compact-md' }) {
  const { t } = useTranslation('invoice-list');
  return (
    <Button
      component="a"
      href={url}
      download
      size={size}
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
    >
      {t('bulk.download')}
    </Button>
  );
}
