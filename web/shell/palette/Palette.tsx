/** One field for everything: screens, clients, invoices and acts by what is typed. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import type { Entry } from './entry.ts';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteHead } from './PaletteHead.tsx';
import { PaletteList } from './PaletteList.tsx';
import styles from './palette.module.css';
import { remember } from './recent.ts';
import { useEntries } from './use-entries.ts';
import { useListbox } from './use-listbox.ts';

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette');
  const { dialog, leave } = useOpenDialog(onClose);
  const [typed, setTyped] = useState('');
  const { groups, found } = useEntries(typed);
  const remembered = useRemember();
  const run = (entry: Entry, withCommand: boolean) => {
    // First closed, so that what opens next finds the focus where it was before.
    leave();
    remembered(entry);
    (withCommand ? (entry.withCommand ?? entry.run) : entry.run)();
  };
  const entries = groups.flatMap((group) => group.entries);
  const listbox = useListbox(entries, run);
  const type = (text: string) => {
    setTyped(text);
    listbox.reset();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out of a dialog.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('title')}
      data-dialog-open
      onCancel={leave}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && leave()}
    >
      <div className={styles.inner}>
        <PaletteHead typed={typed} listbox={listbox} onType={type} onLeave={leave} />
        <PaletteList typed={typed} groups={groups} found={found} listbox={listbox} onRun={run} />
        <PaletteFoot />
      </div>
    </dialog>
  );
}

/** Opens the dialog when it is there. */
function useOpenDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  // Said at once: the dialog's own word comes later, and until then the keys would not open it again.
  const leave = () => {
    dialog.current?.close();
    onClose();
  };
  return { dialog, leave };
}

function useRemember(): (entry: Entry) => void {
  const businessId = useSession()?.user?.businessId ?? '';
  return ({ kind, id, title, detail = '', isKept }) => {
    if (isKept)
      remember(localStorage, businessId, isNamed(kind) ? { kind, id, title, detail } : { kind, id });
  };
}

function isNamed(kind: Entry['kind']): kind is 'client' | 'invoice' {
  return kind === 'client' || kind === 'invoice';
}
