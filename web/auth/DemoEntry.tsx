/** One click into one of the demo businesses of a fresh local install. */
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api.ts';
import { useErrorText } from '../problems.ts';
import { toast } from '../ui/toast.tsx';
import styles from './form.module.css';

const PEOPLE = [
  { who: 'lena', name: 'Lena' },
  { who: 'jonas', name: 'Jonas' },
  { who: 'aylin', name: 'Aylin' },
] as const;

export function DemoEntry({ onEntered }: { onEntered: () => Promise<void> }) {
  const { t } = useTranslation('auth');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const enter = async (who: 'lena' | 'jonas' | 'aylin') => {
    setBusy(true);
    try {
      await client.session.enterDemo({ who });
      await onEntered();
    } catch (error) {
      toast.error(t('demo.title'), errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.demo} aria-labelledby="demo-title">
      <h2 className={styles.demoTitle} id="demo-title">
        {t('demo.title')}
      </h2>
      <p className={styles.demoText}>{t('demo.text')}</p>
      <ul className={styles.people}>
        {PEOPLE.map(({ who, name }) => (
          <li key={who}>
            <button type="button" className={styles.person} disabled={isBusy} onClick={() => void enter(who)}>
              <span className={styles.personName}>{name}</span>
              <span className={styles.personWhat}>{t(`demo.${who}`)}</span>
              <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
