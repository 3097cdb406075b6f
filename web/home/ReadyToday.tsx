/** What can be done on the first day beside the steps. */
import { IconChevronRight, IconInbox, IconPalette, IconTableImport } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../ui/Heads.tsx';
import styles from './home.module.css';

const WAYS = [
  { name: 'received', Icon: IconInbox, link: { to: '/finance/received' } },
  { name: 'import', Icon: IconTableImport, link: { to: '/imports' } },
  { name: 'design', Icon: IconPalette, link: { to: '/my-business', hash: 'invoice-style' } },
] as const satisfies readonly { name: string; Icon: typeof IconInbox; link: LinkProps }[];

export function ReadyToday() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="ready-today">
      <SectionHead id="ready-today" title={t('ready.title')} />
      <ul className={styles.ways}>
        {WAYS.map(({ name, Icon, link }) => (
          <li key={name}>
            <Link {...link} className={styles.way}>
              <Icon size={20} stroke={1.6} aria-hidden="true" />
              <span>
                <span className={styles.wayTitle}>{t(`ready.${name}.title`)}</span>
                <span className={styles.wayText}>{t(`ready.${name}.text`)}</span>
              </span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
