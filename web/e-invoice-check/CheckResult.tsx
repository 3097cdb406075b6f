/** The verdict on the file, what was found, and the invoice in it. */
import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Checked, FindingList, ReadableInvoice, Verdict } from '../e-invoice/index.ts';
import { receiveFiles } from '../receiving/index.ts';
import { SectionHead } from '../ui/Heads.tsx';
import styles from './check.module.css';
import { useOnResult } from './use-check.ts';

interface CheckResultProps {
  checked: Checked;
  file: File;
  isSignedIn: boolean;
}

export function CheckResult({ checked, file, isSignedIn }: CheckResultProps) {
  const { t } = useTranslation('e-invoice');
  const heading = useRef<HTMLDivElement>(null);
  useOnResult(checked, () => heading.current?.focus({ preventScroll: true }));
  return (
    <div className={styles.result}>
      <section className={styles.verdict}>
        <div ref={heading} tabIndex={-1} className={styles.focused}>
          <SectionHead title={t('check.result')} />
        </div>
        <Verdict checked={checked} />
        {isSignedIn && <Receive file={file} />}
        {checked.findings.length > 0 && (
          <div className={styles.findings}>
            <SectionHead title={t('findings.title')} />
            <FindingList findings={checked.findings} total={checked.findingsTotal} />
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
