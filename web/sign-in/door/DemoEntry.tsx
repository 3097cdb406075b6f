/** The way into one of the demo businesses of a fresh local install: who they are, and one click. */
import { Button, Loader } from '@mantine/core';
import { IconArrowRight, IconPlayerPlay } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { shownLanguage } from '../../locales/i18n.ts';
import { toast } from '../../ui/toast.tsx';
import styles from './door.module.css';

type Person = 'lena' | 'jonas' | 'aylin';

const PEOPLE = [
  { who: 'jonas', name: 'Jonas' },
  { who: 'aylin', name: 'Aylin' },
  { who: 'lena', name: 'Lena' },
] as const satisfies readonly { who: Person; name: string }[];

export function DemoEntry({ onEntered }: { onEntered: () => Promise<void> }) {
  const { t } = useTranslation('sign-in');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.way} aria-labelledby="demo-title">
      <h2 className={styles.wayTitle} id="demo-title">
        {t('demo.title')}
      </h2>
      {isOpen ? (
        <People onEntered={onEntered} />
      ) : (
        <>
          <p className={styles.wayText}>{t('demo.text')}</p>
          <Button
            variant="outline"
            fullWidth
            className={styles.wayAction ?? ''}
            leftSection={<IconPlayerPlay size={18} stroke={1.6} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {t('demo.action')}
          </Button>
        </>
      )}
    </section>
  );
}

/** Takes the place of the button, and its focus. */
function People({ onEntered }: { onEntered: () => Promise<void> }) {
  const { t } = useTranslation('sign-in');
  const errorText = useErrorText();
  const [entering, setEntering] = useState<Person | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const enter = async (who: Person) => {
    if (entering !== null) return;
    setEntering(who);
    try {
      await client.signIn.enterDemo({ who, language: shownLanguage() });
      await onEntered();
    } catch (error) {
      toast.error(t('demo.title'), errorText(error));
    } finally {
      setEntering(null);
    }
  };
  return (
    <ul className={styles.people} ref={list}>
      {PEOPLE.map(({ who, name }) => (
        <li key={who}>
          <PersonRow who={who} name={name} entering={entering} onEnter={() => void enter(who)} />
        </li>
      ))}
    </ul>
  );
}

interface PersonRowProps {
  who: Person;
  name: string;
  /** Whose books are being prepared, or null. */
  entering: Person | null;
  onEnter: () => void;
}

/** The row that was pressed is not disabled, so that it keeps the focus. */
function PersonRow({ who, name, entering, onEnter }: PersonRowProps) {
  const { t } = useTranslation('sign-in');
  const isEntering = entering === who;
  return (
    <button
      type="button"
      className={styles.person}
      disabled={entering !== null && !isEntering}
      aria-busy={isEntering}
      onClick={onEnter}
    >
      <span className={styles.personWords}>
        <span className={styles.personName}>{name}</span>
        <span className={styles.personWhat} role="status">
          {t(isEntering ? 'demo.entering' : `demo.${who}`)}
        </span>
      </span>
      {isEntering ? <Loader size={16} /> : <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />}
    </button>
  );
}
