/** Why an act of somebody signed in was refused, and from when on it can be tried again. */
import { Notice } from '../../ui/States.tsx';
import { useRefusalText } from './refusals.ts';
import { Wait } from './TimeLeft.tsx';
import { useWait } from './use-countdown.ts';

interface RefusalNoticeProps {
  /** What was not done. */
  title: string;
  /** Null or undefined: nothing was refused. */
  refusal: unknown;
}

export function RefusalNotice({ title, refusal }: RefusalNoticeProps) {
  const text = useRefusalText();
  const seconds = useWait(refusal);
  if (refusal === null || refusal === undefined) return null;
  return (
    <Notice tone="neg" title={title}>
      {text(refusal)}
      <Wait seconds={seconds} />
    </Notice>
  );
}
