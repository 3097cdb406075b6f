/** Beside the tabs of a list: saving what is asked of it as a view, and managing those that are there. */
import { IconBookmark, IconSettings } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ManageViews, SaveView } from './ViewDialogs.tsx';
import type { NamedView, ViewWays } from './view-ways.ts';
import styles from './views.module.css';

interface ViewActsProps {
  views: readonly NamedView[];
  canSave: boolean;
  ways: ViewWays;
  /** The tabs. */
  children: ReactNode;
}

export function ViewActs({ views, canSave, ways, children }: ViewActsProps) {
  const { t } = useTranslation('invoice-list');
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.tabsLine}>
      {children}
      {canSave && (
        <button type="button" className={styles.tabAct} onClick={() => setOpen('save')}>
          <IconBookmark size={16} stroke={1.75} aria-hidden="true" />
          <span>{t('view.save')}</span>
        </button>
      )}
      {views.length > 0 && (
        <button
          type="button"
          className={styles.tabAct}
          aria-label={t('view.manage')}
          title={t('view.manage')}
          onClick={() => setOpen('manage')}
        >
          <IconSettings size={16} stroke={1.75} aria-hidden="true" />
        </button>
      )}
      {open === 'save' && <SaveView ways={ways} onClose={close} />}
      {open === 'manage' && <ManageViews views={views} ways={ways} onClose={close} />}
    </div>
  );
}
