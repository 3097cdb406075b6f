/** Screens that answer by themselves what one would ask Kari first. */
import { IconChevronRight } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './meanwhile.module.css';

const ANSWERS: readonly { key: string; link: LinkProps }[] = [
  { key: 'open', link: { to: '/invoices', search: { status: 'open' } } },
  { key: 'tax', link: { to: '/tax-reports' } },
  { key: 'money', link: { to: '/finance' } },
  { key: 'proof', link: { to: '/compliance' } },
];

export function Meanwhile() {
  const { t } = useTranslation('coach');
  return (
    <nav className={styles.meanwhile} aria-labelledby="meanwhile">
      <h2 id="meanwhile">{t('meanwhile.title')}</h2>
      <ul>
        {ANSWERS.map(({ key, link }) => (
          <li key={key}>
            <Link {...link} className={styles.answer ?? ''}>
              <span>
                <span className={styles.question}>{t(`meanwhile.${key}.question`)}</span>
                <span className={styles.where}>{t(`meanwhile.${key}.answer`)}</span>
              </span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
