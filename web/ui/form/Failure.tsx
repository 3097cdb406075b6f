/** Why an act failed, in words, above the button that tries it. */
import { useErrorText } from '../../connection/problems.ts';
import { Notice } from '../States.tsx';

interface FailureProps {
  /** What was not done. */
  title: string;
  /** Null: nothing failed. */
  failure: unknown;
  /** What is said in place of the failure's own words. */
  children?: string | undefined;
}

export function Failure({ title, failure, children }: FailureProps) {
  const errorText = useErrorText();
  if (failure === null) return null;
  return (
    <Notice tone="neg" title={title}>
      {children ?? errorText(failure)}
    </Notice>
  );
}
