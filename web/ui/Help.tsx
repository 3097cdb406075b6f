/** Help: beside a field, opened there by F1; for a whole section, beside its heading. What is meant, which law asks for it, an example. */
import { Popover } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialogs.tsx';
import styles from './help.module.css';

export interface HelpTexts {
  text: string;
  /** Such as `§ 14 Abs. 4 Nr. 2 UStG`. */
  law: string;
  example: string;
}

export interface HelpOf {
  /** The label of the field. */
  about: string;
  help: HelpTexts;
}

interface WithHelpProps extends HelpOf {
  /** The law is odd here: the button is always seen, elsewhere only while one is at the field. */
  isOdd?: boolean;
  children: ReactNode;
}

/** A field with its help. The button is passed over by Tab, so that one comes from field to field; F1 opens it. */
export function WithHelp({ about, help, isOdd = false, children }: WithHelpProps) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const field of frame.current?.querySelectorAll('input, select, textarea') ?? [])
      field.setAttribute('aria-keyshortcuts', 'F1');
  });
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'F1' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the field inside.
    <div className={styles.withHelp} ref={frame} onKeyDown={openByKey}>
      {children}
      <span className={styles.place} data-odd={isOdd || undefined} data-open={isOpen || undefined}>
        <span className={styles.key} aria-hidden="true">
          F1
        </span>
        <HelpButton about={about} help={help} isOpen={isOpen} onOpen={setOpen} tabIndex={-1} />
      </span>
    </div>
  );
}

/** The button alone, beside a heading without a field of its own. */
export function Help(props: HelpOf) {
  const [isOpen, setOpen] = useState(false);
  return <HelpButton {...props} isOpen={isOpen} onOpen={setOpen} tabIndex={0} />;
}

interface HelpButtonProps extends HelpOf {
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  tabIndex: 0 | -1;
}

function HelpButton({ about, help, isOpen, onOpen, tabIndex }: HelpButtonProps) {
  const { t } = useTranslation();
  // The texts close themselves once they have the focus, which takes them a moment.
  const closeEarly = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.stopPropagation();
    onOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={onOpen} position="top-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={styles.button}
          tabIndex={tabIndex}
          aria-label={t('help.about', { field: about })}
          // The field keeps the focus, and with it the button stays in sight.
          onMouseDown={(event) => tabIndex === -1 && event.preventDefault()}
          onClick={() => onOpen(!isOpen)}
          onKeyDown={closeEarly}
        >
          <IconHelpCircle size={16} stroke={1.6} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('help.about', { field: about })}>
        <div className={styles.texts} tabIndex={-1} data-autofocus>
          <Texts {...help} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The help of all fields of a section, one below the other. */
export function SectionHelp({ title, fields }: { title: string; fields: readonly HelpOf[] }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const about = t('help.about', { field: title });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={about}
        onClick={() => setOpen(true)}
      >
        <IconHelpCircle size={16} stroke={1.6} aria-hidden="true" />
      </button>
      <Dialog opened={isOpen} title={about} onClose={() => setOpen(false)} size={560}>
        <p className={styles.keyNote}>{t('help.key')}</p>
        {fields.map((field) => (
          <section key={field.about} className={styles.entry} aria-label={field.about}>
            <h3 className={styles.entryTitle}>{field.about}</h3>
            <Texts {...field.help} />
          </section>
        ))}
      </Dialog>
    </>
  );
}

function Texts({ text, law, example }: HelpTexts) {
  const { t } = useTranslation();
  return (
    <>
      <p>{text}</p>
      <p className={styles.more}>
        <span className={styles.term}>{t('help.law')}</span> {law}
      </p>
      <p className={styles.more}>
        <span className={styles.term}>{t('help.example')}</span> {example}
      </p>
    </>
  );
}
