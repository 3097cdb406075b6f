/** Whose account it is, and what belongs to the person rather than to a screen: language, colours, keys, the way out. */
import { IconKeyboard, IconLogout, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../session/session.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { Keys } from '../ui/Marks.tsx';
import styles from './account.module.css';
import { useShellActs } from './acts.ts';
import { ColorSwitch } from './ColorSwitch.tsx';
import { initialsOf } from './initials.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The panel is the browser's own popover: it closes on Escape and on a click elsewhere, and gives the focus back. */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const user = useSession()?.user ?? null;
  if (user === null) return <NobodyYet />;
  const name = user.name === '' ? user.email : user.name;
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} aria-haspopup="dialog" title={name}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <Hidden>{t('account.of', { name })}</Hidden>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        role="dialog"
        aria-label={t('account.title')}
      >
        <Who name={user.name} email={user.email} />
        <Choices />
        <Ways close={() => panel.current?.hidePopover()} />
      </div>
    </>
  );
}

/** Keeps the place, so that nothing moves when the name is known. */
function NobodyYet() {
  return (
    <span className={styles.button} aria-hidden="true">
      <span className={styles.initials} />
    </span>
  );
}

function Who({ name, email }: { name: string; email: string }) {
  return (
    <div className={styles.who}>
      {name !== '' && <p className={styles.name}>{name}</p>}
      <p className={name === '' ? styles.name : styles.email}>{email}</p>
    </div>
  );
}

function Choices() {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <div className={styles.choices}>
      <div className={styles.choice}>
        <span aria-hidden="true">{t('common:language')}</span>
        <LanguageSwitch />
      </div>
      <div className={styles.choice}>
        <span aria-hidden="true">{t('shell:colors.title')}</span>
        <ColorSwitch />
      </div>
    </div>
  );
}

function Ways({ close }: { close: () => void }) {
  const { t } = useTranslation('shell');
  const { openShortcuts } = useShellActs();
  const leave = useSignOut();
  const closedFirst = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <ul className={styles.ways}>
      <li>
        <Link to="/user-profile" className={styles.way ?? ''} onClick={close}>
          <IconUserCircle {...ICON} />
          {t('profile')}
        </Link>
      </li>
      <li>
        <button
          type="button"
          className={styles.way}
          aria-haspopup="dialog"
          onClick={closedFirst(openShortcuts)}
        >
          <IconKeyboard {...ICON} />
          <span className={styles.wayText}>{t('shortcuts')}</span>
          <span className={styles.wayKeys} aria-hidden="true">
            <Keys of="?" />
          </span>
        </button>
      </li>
      <li>
        <button type="button" className={styles.way} onClick={closedFirst(() => void leave())}>
          <IconLogout {...ICON} />
          {t('signOut')}
        </button>
      </li>
    </ul>
  );
}

const ICON = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;
