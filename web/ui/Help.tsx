/** A field with a small button beside its label, behind which stands what the field means, which law asks for it, and an example. */
import { Popover } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './help.module.css';

export interface HelpTexts {
  text: string;
  /** Such as `§ 14 Abs. 4 Nr. 2 UStG`. */
  law: string;
  example: string;
}

interface WithHelpProps {
  /** The label of the field. */
  about: string;
  help: HelpTexts;
  children: ReactNode;
}

export function WithHelp({ about, help, children }: WithHelpProps) {
  return (
    <div className={styles.withHelp}>
      {children}
      <span className={styles.place}>
        <Help about={about} help={help} />
      </span>
    </div>
  );
}

/** The button alone, beside a heading. */
export function Help({ about, help }: Omit<WithHelpProps, 'children'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // The texts close themselves once they have the focus, which takes them a moment.
  const closeEarly = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} position="top-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.button}
          aria-label={t('help.about', { field: about })}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={closeEarly}
        >
          <IconHelpCircle size={16} stroke={1.6} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('help.about', { field: about })}>
        <div className={styles.texts} tabIndex={-1} data-autofocus>
          <p>{help.text}</p>
          <p className={styles.more}>
            <span className={styles.term}>{t('help.law')}</span> {help.law}
          </p>
          <p className={styles.more}>
            <span className={styles.term}>{t('help.example')}</span> {help.example}
          </p>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
