/** What is wrong with the text in a field itself, in words: what cannot be read or stored, never what is only still missing. */
import type { Problem } from '@belegbar/domain/problem';
import { useInvoiceProblemText } from '../../problem-text.ts';
import type { EditorContext } from '../use-editor-context.ts';

const STILL_MISSING = /\.(missing|zero)$/;

export function useFieldError(context: EditorContext): (field: string) => string | undefined {
  const problemText = useInvoiceProblemText();
  return (field) => {
    const found = refusalAt(context, field);
    return found && problemText(found);
  };
}

/** The refusal of the text in a field, by the field's path in the draft. */
export function refusalAt({ problems }: EditorContext, field: string): Problem | undefined {
  return problems.find(
    (problem) =>
      problem.field === field && problem.severity === 'blocking' && !STILL_MISSING.test(problem.code),
  );
}
