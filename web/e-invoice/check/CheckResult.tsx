/** The verdict on the file, what was found, and the invoice in it. */
import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { receiveFiles } from '../../received-invoices/index.ts';
import { SectionHead } from '../../ui/Heads.tsx';
import {
  type Checked,
  FileNotes,
  FindingList,
  ProfileIdentifier,
  ReadableInvoice,
  Verdict,
} from '../index.ts';
import styles from './check.module.css';

interface CheckResultProps {
  checked: Checked;
  file: File;
  isSignedIn: boolean;
}

/** To be drawn anew for each file: the focus then goes to the verdict, and stays where it is when only the language changes. */
export function CheckResult({ checked, file, isSignedIn }: CheckResultProps) {
  const { t } = useTranslation('e-invoice');
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.result}>
      <section className={styles.verdict}>
        {/* biome-ignore lint/a11y/useSemanticElements: the head and the verdict are no set of fields. */}
        <div
          ref={heading}
          tabIndex={-1}
          role="group"
          aria-labelledby="check-result"
          className={styles.focused}
        >
          <SectionHead title={t('check.result')} id="check-result" />
          <Verdict checked={checked} />
          <FileNotes checked={checked} />
        </div>
        {checked.customization !== '' && (
          <details className={styles.proof}>
            <summary>{t('form.proof')}</summary>
            <ProfileIdentifier checked={checked} />
          </details>
        )}
        {isSignedIn && <Receive file={file} />}
        {checked.findings.length > 0 && (
          <div className={styles.findings}>
            <SectionHead title={t('findings.title')} />
            <FindingList checked={checked} />
          </div>
        )}
      </section>
      <div className={styles.view}>
        <ReadableInvoice checked={checked} />
      </div>
    </div>
  );
}

function Receive({ file }: { file: File }) {
  const { t } = useTranslation('e-invoice');
  const [isSent, setSent] = useState(false);
  if (isSent) return <p className={styles.hint}>{t('check.received')}</p>;
  return (
    <Button
      mt="sm"
      className={styles.onScreen ?? ''}
      leftSection={<IconInbox size={16} stroke={1.75} aria-hidden="true" />}
      onClick={() => {
        receiveFiles([file]);
        setSent(true);
      }}
    >
      {t('check.receive')}
    </Button>
  );
}
