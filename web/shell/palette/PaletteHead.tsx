/** The field of the palette, and the way out. */
import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../../ui/Hidden.tsx';
import { Keys } from '../../ui/Marks.tsx';
import styles from './palette.module.css';
import type { Listbox } from './use-listbox.ts';

interface PaletteHeadProps {
  typed: string;
  listbox: Listbox;
  onType: (text: string) => void;
  onLeave: () => void;
}

export function PaletteHead({ typed, listbox, onType, onLeave }: PaletteHeadProps) {
  const { t } = useTranslation('palette');
  const onKeyDown = (event: KeyboardEvent) => {
    const isToggle = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isToggle) return listbox.onKeyDown(event);
    event.preventDefault();
    onLeave();
  };
  const hasList = listbox.active !== undefined;
  return (
    <div className={styles.head}>
      <IconSearch size={18} stroke={1.75} aria-hidden="true" />
      <input
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={t('title')}
        aria-expanded={hasList}
        aria-controls={hasList ? listbox.listId : undefined}
        aria-activedescendant={listbox.activeId}
        aria-autocomplete="list"
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        // biome-ignore lint/a11y/noAutofocus: the dialog is opened to type into it.
        autoFocus
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <LeaveButton onLeave={onLeave} />
    </div>
  );
}

function LeaveButton({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('common');
  return (
    <button type="button" className={styles.leave} onClick={onLeave}>
      <Hidden>{t('close')}</Hidden>
      <span className={styles.leaveKey} aria-hidden="true">
        <Keys of="Escape" />
      </span>
      <IconX size={20} stroke={1.6} className={styles.leaveIcon ?? ''} aria-hidden="true" />
    </button>
  );
}
