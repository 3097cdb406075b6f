/** The chat with Kari. This install has no language model, so the screen says that, and where the answers stand meanwhile. */
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../ui/Heads.tsx';
import { Composer } from './Composer.tsx';
import { Conversations } from './Conversations.tsx';
import styles from './coach.module.css';
import { Meanwhile } from './Meanwhile.tsx';

/** Below this width the conversations would leave the talk no room. */
const WIDE = '(min-width: 48em)';

export function Coach() {
  const { t } = useTranslation('coach');
  const [isOpen, setOpen] = useState(() => window.matchMedia(WIDE).matches);
  const id = useId();
  usePageTitle(t('title'));
  const Icon = isOpen ? IconLayoutSidebarLeftCollapse : IconLayoutSidebarLeftExpand;
  return (
    <div className={styles.screen} data-open={isOpen || undefined}>
      <Conversations id={id} isOpen={isOpen} />
      <div className={styles.talk}>
        <div className={styles.top}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon size={18} stroke={1.6} aria-hidden="true" />
            {t(isOpen ? 'conversations.hide' : 'conversations.show')}
          </button>
        </div>
        <div className={styles.messages}>
          <h1 className={styles.name} tabIndex={-1}>
            {t('title')}
          </h1>
          <NotConfigured />
        </div>
        <Composer />
      </div>
    </div>
  );
}

/** In Kari's place, and not as if Kari had said it. */
function NotConfigured() {
  const { t } = useTranslation('coach');
  return (
    <div className={styles.message}>
      <span className={styles.sign} aria-hidden="true">
        K
      </span>
      <div>
        <p className={styles.state} role="status">
          {t('notConfigured.title')}
        </p>
        <p className={styles.text}>{t('notConfigured.meaning')}</p>
        <p className={styles.text}>{t('notConfigured.privacy')}</p>
        <Meanwhile />
      </div>
    </div>
  );
}
