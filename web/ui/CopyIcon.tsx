/** A small button beside a value that copies it, and says so for two seconds. */
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hidden } from './Hidden.tsx';
import { IconButton } from './IconButton.tsx';
import { toast } from './toast.tsx';

interface CopyIconProps {
  value: string;
  /** What is copied: "Copy IBAN". */
  label: string;
}

export function CopyIcon({ value, label }: CopyIconProps) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      toast.error(t('copyFailed'), value);
    }
  };
  return (
    <>
      <IconButton icon={isCopied ? IconCheck : IconCopy} label={label} onClick={() => void copy()} />
      <span role="status">{isCopied && <Hidden>{t('copied')}</Hidden>}</span>
    </>
  );
}
