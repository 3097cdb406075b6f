/** The silent story beside the sign-in: a line is written, the total proved, its Kennzahl found, its entries opened. Twelve seconds, once. */

import type { Cents } from '@belegbar/domain/money';
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import { type StoryFigures, storyFigures, WRITTEN } from './figures.ts';
import styles from './story.module.css';

const FIGURES = storyFigures();
/** Bases of the form are whole euros. */
const NO_CENTS = /[.,]00(?=\D*$)/;
const CHAPTERS = ['write', 'issue', 'report', 'prove'] as const;

export function Story() {
  const { t } = useTranslation('sign-in');
  const [telling, setTelling] = useState(0);
  const [state, setState] = useState<'runs' | 'paused' | 'told'>('runs');
  const again = () => {
    setTelling(telling + 1);
    setState('runs');
  };
  return (
    <div className={styles.story} data-state={state}>
      <div key={telling} role="img" aria-label={t('story.label')} className={styles.cards}>
        <Invoice figures={FIGURES} />
        <Arrow className={styles.toReport} />
        <Report figures={FIGURES} />
        <Arrow className={styles.toProof} />
        <Proof figures={FIGURES} />
        <div className={styles.chapters}>
          {CHAPTERS.map((chapter) => (
            <span
              key={chapter}
              className={styles.chapter}
              data-chapter={chapter}
              onAnimationEnd={({ target, currentTarget }) => {
                if (chapter === 'prove' && target === currentTarget) setState('told');
              }}
            >
              {t(`story.${chapter}`)}
            </span>
          ))}
        </div>
      </div>
      <button
        type="button"
        className={styles.control}
        onClick={() => (state === 'told' ? again() : setState(state === 'runs' ? 'paused' : 'runs'))}
      >
        <ControlIcon state={state} />
        {t(`story.control.${state}`)}
      </button>
    </div>
  );
}

function ControlIcon({ state }: { state: 'runs' | 'paused' | 'told' }) {
  const Icon = { runs: IconPlayerPause, paused: IconPlayerPlay, told: IconRefresh }[state];
  return <Icon size={14} stroke={2} aria-hidden="true" />;
}

function Invoice({ figures: { lines, gross } }: { figures: StoryFigures }) {
  const { t } = useTranslation('sign-in');
  return (
    <Card title={t('story.invoice', { number: WRITTEN.number })} aside={t(`story.client.${WRITTEN.client}`)}>
      {lines.map(({ hours, amount }, index) => {
        const isTyped = index === lines.length - 1;
        return (
          <div key={amount} className={styles.row} data-typed={isTyped || undefined}>
            <span className={styles.what}>
              <span>
                <span>{t(`story.line.${index}`)}</span>
              </span>
            </span>
            <span className={styles.quantity}>
              {hours === null ? t('story.flat') : t('story.hours', { count: hours })}
            </span>
            <span className={styles.amount}>
              <Money cents={amount} style="plain" />
            </span>
          </div>
        );
      })}
      <div className={styles.total}>
        <span>{t('story.total')}</span>
        <span className={styles.gross}>
          <Money cents={gross} />
          <svg className={styles.sign} viewBox="0 0 180 66" width="180" height="66" aria-hidden="true">
            <path pathLength="1" d="M2 33h146" />
            <path pathLength="1" d="M2 42h112l18 22L178 2" />
          </svg>
        </span>
      </div>
    </Card>
  );
}

function Report({ figures: { base, payable } }: { figures: StoryFigures }) {
  const { t } = useTranslation('sign-in');
  return (
    <Card className={styles.report} title={t('story.return')} aside={t('story.inEuros')}>
      <div className={styles.row} data-told>
        <span className={styles.kennzahl}>{base.kennzahl}</span>
        <span className={styles.what}>{t('story.box.81')}</span>
        <span className={styles.base}>
          <WholeEuros cents={base.amount} />
        </span>
        <span className={styles.amount}>
          <Money cents={base.computedTax ?? base.amount} style="plain" />
        </span>
      </div>
      <div className={styles.row}>
        <span className={styles.kennzahl}>{payable.kennzahl}</span>
        <span className={styles.what}>{t('story.box.83')}</span>
        <span className={styles.amount}>
          <Money cents={payable.amount} style="plain" />
        </span>
      </div>
    </Card>
  );
}

function Proof({ figures: { entries, sum, base } }: { figures: StoryFigures }) {
  const { t } = useTranslation('sign-in');
  const format = useFormat();
  const inEuros = (amount: Cents) => format.money(amount).replace(NO_CENTS, '');
  return (
    <Card
      className={styles.proof}
      above={t('story.why')}
      title={
        <>
          {t('story.kennzahl', { kennzahl: base.kennzahl })} {inEuros(base.amount)}
        </>
      }
    >
      {entries.map(({ number, client, net }, index) => (
        <div key={number} className={styles.row} data-entry={index}>
          <span className={styles.quantity}>{t('story.entry', { number: index + 1 })}</span>
          <span className={styles.number}>{number}</span>
          <span className={styles.client}>{t(`story.client.${client}`)}</span>
          <span className={styles.amount}>
            <Money cents={net} style="plain" />
          </span>
        </div>
      ))}
      <div className={styles.sum}>
        <span>{t('story.sum', { count: entries.length })}</span>
        <span className={styles.sumFigure}>
          <Money cents={sum} style="plain" />
        </span>
      </div>
    </Card>
  );
}

function WholeEuros({ cents }: { cents: Cents }) {
  const format = useFormat();
  return <span className={styles.derived}>{format.money(cents, 'plain').replace(NO_CENTS, '')}</span>;
}

interface CardProps {
  title: ReactNode;
  above?: string;
  aside?: string;
  className?: string | undefined;
  children: ReactNode;
}

function Card({ title, above, aside, className = '', children }: CardProps) {
  return (
    <div className={`${styles.card} ${className}`}>
      {above !== undefined && <p className={styles.above}>{above}</p>}
      <p className={styles.head}>
        <span className={styles.title}>{title}</span>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </p>
      {children}
    </div>
  );
}

function Arrow({ className = '' }: { className: string | undefined }) {
  return (
    <svg
      className={`${styles.arrow} ${className}`}
      viewBox="0 0 14 44"
      width="14"
      height="44"
      aria-hidden="true"
    >
      <path d="M7 0v42M1 36l6 6 6-6" />
    </svg>
  );
}
