/** The sidebar of a phone. */
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './navigation-sheet.module.css';
import { Sidebar } from './Sidebar.tsx';

/** The sidebar as a sheet from the left; the browser's own dialog keeps the focus inside and closes on Escape. */
export function NavigationSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way out of a dialog.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={t('navigation')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <>
          <Sidebar isCollapsed={false} onNavigate={onClose} />
          <button
            type="button"
            className={styles.sheetClose}
            aria-label={t('closeNavigation')}
            onClick={onClose}
          >
            <IconX size={20} stroke={1.6} aria-hidden="true" />
          </button>
        </>
      )}
    </dialog>
  );
}
