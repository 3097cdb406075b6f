/** Refusals of the server and problems of the domain, in the words of the language shown. */
import { formatDay, isDay } from '@belegbar/domain/calendar';
import { ORPCError } from '@orpc/client';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemAtField } from '../ui/form/completed.ts';
import { codeOf } from './api.ts';

/** Gives a function that says a problem in words; an unknown code is said readably, never as a blank. */
export function useProblemText(): (problem: Pick<ProblemAtField, 'code' | 'values'>) => string {
  const { t, i18n } = useTranslation('errors');
  const language = i18n.language === 'de' ? 'de' : 'en';
  return useCallback(
    ({ code, values = {} }) => {
      const written = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          isDay(value) ? formatDay(value, language) : value,
        ]),
      );
      return t([`problem.${code}`, 'problem.unknown'], { replace: { ...written, code } });
    },
    [t, language],
  );
}

/** Gives a function that says why a call failed, with the way out. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  const problemText = useProblemText();
  return useCallback(
    (error) => {
      const first = problemsOf(error)[0];
      if (first !== undefined) return problemText(first);
      return t([`call.${codeOf(error)}`, 'call.UNEXPECTED']);
    },
    [t, problemText],
  );
}

/** The same of one of several acts, whose refusal came as its result. */
export function useRefusalText(): (refusal: {
  code: string;
  problems: readonly Pick<ProblemAtField, 'code' | 'values'>[];
}) => string {
  const { t } = useTranslation('errors');
  const problemText = useProblemText();
  return useCallback(
    ({ code, problems: [first] }) =>
      first === undefined ? t([`call.${code}`, 'call.UNEXPECTED']) : problemText(first),
    [t, problemText],
  );
}

/** The problems a refusal carries, each with its field; empty for other errors. */
export function problemsOf(error: unknown): ProblemAtField[] {
  if (!(error instanceof ORPCError)) return [];
  const data: unknown = error.data;
  if (typeof data !== 'object' || data === null) return [];
  if ('problems' in data && Array.isArray(data.problems)) return data.problems as ProblemAtField[];
  if ('issues' in data && Array.isArray(data.issues)) return data.issues.map(problemOfIssue);
  return [];
}

/** Whether what was refused may be taken when it is tried again, though nothing of it has changed. */
export function isPassing({ code }: Pick<ProblemAtField, 'code'>): boolean {
  return code === 'file.timeout' || code === 'file.busy';
}

interface Issue {
  path?: readonly (string | number)[];
  code?: string;
  origin?: string;
}

/** The contract's own refusal names a path and a reason in English; we keep the path and say the reason ourselves. */
function problemOfIssue(issue: Issue): ProblemAtField {
  const path = (issue.path ?? []).filter(
    (part) => part !== 'changes' && part !== 'client' && part !== 'service' && part !== 'mail',
  );
  return { field: path.join('.'), code: codeOfIssue(issue), severity: 'blocking' };
}

function codeOfIssue({ code, origin }: Issue): string {
  if (code === 'too_small' && origin === 'string') return 'text.empty';
  if (code === 'too_big' && origin === 'string') return 'text.long';
  return code === 'too_small' || code === 'too_big' ? 'number.range' : 'text.form';
}
