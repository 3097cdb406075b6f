/** What is wrong with the form as a whole, above its button. */
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './form.module.css';
import { fieldOf, refusalCode, useRefusalText } from './refusals.ts';
import { Wait } from './TimeLeft.tsx';
import type { Failures } from './use-submit.ts';

interface MessageProps {
  failures: Failures;
  /** How long the endpoint stays shut. */
  waitSeconds: number;
  advice: ((code: string) => ReactNode) | undefined;
}

export function Message({ failures, waitSeconds, advice }: MessageProps) {
  const text = useRefusalText();
  const error = failures.errors.find((each) => fieldOf(each) === null);
  return (
    <div role="alert">
      {error !== undefined && (
        <div key={failures.at} className={styles.message} data-message tabIndex={-1}>
          <IconAlertCircle size={18} stroke={1.6} aria-hidden="true" />
          <div>
            <p>{text(error)}</p>
            <Wait seconds={waitSeconds} />
            <div className={styles.advice}>{advice?.(refusalCode(error))}</div>
          </div>
        </div>
      )}
    </div>
  );
}
