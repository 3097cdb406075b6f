/** The captcha as one sees it: a quiet line that ticks itself once the proof of work is done. There is no puzzle. */
import { Loader } from '@mantine/core';
import { IconAlertCircle, IconCheck, IconRefresh } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hidden } from '../../ui/Hidden.tsx';
import styles from './captcha.module.css';
import type { Captcha } from './use-captcha.ts';

/** Below this nobody has waited. */
const SLOW_SECONDS = 2;

export function CaptchaLine({ captcha }: { captcha: Captcha }) {
  const { t } = useTranslation('sign-in');
  const { state, ensure, clear } = captcha;
  const id = useId();
  const isSolving = state === 'solving' || state === 'harder';
  const seconds = useSecondsOf(isSolving);
  return (
    <div className={styles.captcha}>
      <div className={styles.line} data-state={isSolving ? 'solving' : state}>
        <span className={styles.mark}>
          <input
            type="checkbox"
            id={id}
            className={styles.check}
            checked={state === 'solved'}
            aria-busy={isSolving}
            aria-invalid={state === 'failed' || undefined}
            aria-describedby={`${id}-state`}
            onChange={({ currentTarget }) =>
              currentTarget.checked ? void ensure().catch(() => {}) : clear()
            }
          />
          {state === 'solved' && <IconCheck size={14} stroke={2} aria-hidden="true" />}
          {isSolving && <Loader size={12} color="var(--bb-accent)" aria-hidden="true" />}
        </span>
        <p className={styles.words}>
          <label htmlFor={id}>{t('captcha.label')}</label>
          {state !== 'failed' && (
            <span aria-hidden="true">
              {state === 'harder' && t('captcha.longer')}
              {state !== 'harder' && seconds >= SLOW_SECONDS && t('captcha.slow', { count: seconds })}
              {state !== 'harder' &&
                seconds < SLOW_SECONDS &&
                t(state === 'solved' ? 'captcha.proved' : 'captcha.how')}
            </span>
          )}
        </p>
        <Hidden>
          <span role="status" id={`${id}-state`}>
            {state === 'unsolved' ? '' : t(`captcha.${state === 'harder' ? 'longer' : state}`)}
          </span>
        </Hidden>
      </div>
      {state === 'failed' && <Failure onRetry={captcha.renew} />}
    </div>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('sign-in');
  return (
    <p className={styles.failure}>
      <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
      <span>{t('captcha.failed')}</span>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <IconRefresh size={14} stroke={2} aria-hidden="true" />
        {t('captcha.retry')}
      </button>
    </p>
  );
}

/** Whole seconds since it began to run; 0 while it does not. */
function useSecondsOf(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
