/** The week in at most three sentences, from Friday noon to Monday noon, until it is put away. */
import { digestSentences, sentenceParts } from '@belegbar/domain/weekly-digest';
import { IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { IconButton } from '../ui/IconButton.tsx';
import type { HomeData } from './use-home.ts';
import styles from './week.module.css';
import { useWeekPutAway } from './week-put-away.ts';

/** Nothing where none is told. */
export function WeekInSentences({ week }: { week: HomeData['week']['told'] }) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const [isPutAway, putAway] = useWeekPutAway(week?.monday ?? null);
  const sentences = week === null ? [] : digestSentences(week.figures);
  if (week === null || isPutAway || sentences.length === 0) return null;
  const days = t('week.days', { from: format.dayShort(week.monday), to: format.dayShort(week.sunday) });
  return (
    <section className={styles.week} aria-labelledby="week">
      <h2 className={styles.title} id="week">
        {t('week.title')} <span className={styles.days}>{days}</span>
      </h2>
      {sentences.map((sentence) => (
        <p key={sentence.kind} className={styles.sentence}>
          {sentenceParts(sentence, format.language).map(({ text, href }) =>
            href === null ? text : <Place key={href + text} href={href} text={text} />,
          )}
        </p>
      ))}
      <IconButton className={styles.putAway ?? ''} label={t('week.putAway')} icon={IconX} onClick={putAway} />
    </section>
  );
}

/** Leads there within the app; a click that asks for another tab stays the browser's own. */
function Place({ href, text }: { href: string; text: string }) {
  const router = useRouter();
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a href={href} onClick={go}>
      {text}
    </a>
  );
}
