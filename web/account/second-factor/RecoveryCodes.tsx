/** The recovery codes, shown this once: to copy, to keep as a file, to print. They live in this component's memory alone. */

import { day } from '@belegbar/domain/calendar';
import { PRODUCT } from '@belegbar/domain/product';
import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useToday } from '../../session/session.ts';
import { CheckField } from '../../ui/ChoiceFields.tsx';
import { CopyButton } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import styles from './second-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  isKept: boolean;
  onKept: (isKept: boolean) => void;
  /** They were to be left without having been kept. */
  isKeptMissing: boolean;
}

export function RecoveryCodes({ codes, isKept, onKept, isKeptMissing }: RecoveryCodesProps) {
  const { t } = useTranslation('account');
  const heading = useHeading();
  const intro = useFocused();
  const text = [...heading, '', ...codes, ''].join('\n');
  return (
    <>
      <p ref={intro} tabIndex={-1} className={styles.intro}>
        {t('codes.intro')}
      </p>
      <div className={styles.codes}>
        {heading.map((line) => (
          <p key={line} className={styles.onPaper}>
            {line}
          </p>
        ))}
        <ol className={styles.codeList} aria-label={t('codes.list')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <WaysToKeep text={text} />
      <CheckField
        label={t('codes.kept')}
        value={isKept}
        error={isKeptMissing ? t('codes.keptMissing') : undefined}
        onChange={onKept}
      />
    </>
  );
}

/** The heading belongs to the file and the paper as well: codes alone say nothing a year later. */
function WaysToKeep({ text }: { text: string }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.actions}>
      <CopyButton value={text} label={t('codes.copy')} />
      <Button
        size="xs"
        component="a"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download={t('codes.fileName')}
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
      >
        {t('codes.download')}
      </Button>
      <Button
        size="xs"
        leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('codes.print')}
      </Button>
    </div>
  );
}

/** The step has no field to type in, so that reading begins at its first words. */
function useFocused() {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}

/** What stands over the codes on paper and in the file: whose they are, from when, and how they count. */
function useHeading(): string[] {
  const { t } = useTranslation('account');
  const email = useSession()?.user?.email ?? '';
  const format = useFormat();
  const today = format.day(day(useToday()));
  return [t('codes.fileTitle', { product: PRODUCT, email }), t('codes.fileNote', { day: today })];
}
