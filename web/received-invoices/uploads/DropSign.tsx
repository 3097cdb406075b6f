/** Says that files can be let go here. It takes no pointer: what lies below stays a target of its own. */
import { IconFileInvoice, IconFileOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import sheet from '../../ui/sheet.module.css';
import styles from './drop.module.css';

interface DropSignProps {
  /** `quiet`: the page has fields of its own for files. `busy`: a dialog is open, and nothing is taken. */
  look: 'plain' | 'quiet' | 'busy';
}

export function DropSign({ look }: DropSignProps) {
  const { t } = useTranslation('received-invoices');
  const Icon = look === 'busy' ? IconFileOff : IconFileInvoice;
  const [call, hint] = WORDS[look];
  return (
    <div className={styles.sign} data-drop-sign={look} role="status">
      <div className={styles.card}>
        <Icon size={28} stroke={1.25} aria-hidden="true" />
        <div>
          <p className={`${sheet.call} ${styles.call}`}>{t(call)}</p>
          <p className={styles.hint}>{t(hint)}</p>
        </div>
      </div>
    </div>
  );
}

const WORDS = {
  plain: ['drop.call', 'drop.hint'],
  quiet: ['drop.call', 'drop.beside'],
  busy: ['drop.busy', 'drop.busyText'],
} as const;
