/** What can be done on the first day beside the steps. */
import { IconCamera, IconChevronRight, IconPalette, IconTableImport } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { chooseFiles } from '../received-invoices/index.ts';
import { SectionHead } from '../ui/Heads.tsx';
import styles from './home.module.css';

const PLACES = [
  { name: 'import', Icon: IconTableImport, link: { to: '/imports' } },
  { name: 'design', Icon: IconPalette, link: { to: '/my-business', hash: 'invoice-style' } },
] as const satisfies readonly { name: string; Icon: typeof IconCamera; link: LinkProps }[];

export function ReadyToday() {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="ready-today">
      <SectionHead id="ready-today" title={t('ready.title')} />
      <ul className={styles.ways}>
        <li>
          <button type="button" className={styles.way} onClick={chooseFiles}>
            <Way name="receipt" Icon={IconCamera} />
          </button>
        </li>
        {PLACES.map(({ name, Icon, link }) => (
          <li key={name}>
            <Link {...link} className={styles.way}>
              <Way name={name} Icon={Icon} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Way({ name, Icon }: { name: 'receipt' | (typeof PLACES)[number]['name']; Icon: typeof IconCamera }) {
  const { t } = useTranslation('home');
  return (
    <>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>
        <span className={styles.wayTitle}>{t(`ready.${name}.title`)}</span>
        <span className={styles.wayText}>{t(`ready.${name}.text`)}</span>
      </span>
      <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
    </>
  );
}
