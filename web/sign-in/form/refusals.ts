/** Refusals of the endpoints in words, and the field each belongs to. */
import { PRODUCT } from '@belegbar/domain/product';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../connection/api.ts';
import type { ProblemAtField } from '../../ui/form/completed.ts';
import { AuthRefusal } from '../calls.ts';

/** The fields of the forms, by their names in the page. */
export type FieldName = 'email' | 'password' | 'repeated' | 'code';

const FIELD_OF: Record<string, FieldName> = {
  INVALID_EMAIL: 'email',
  USER_ALREADY_EXISTS: 'email',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email',
  PASSWORD_MISSING: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORDS_DIFFER: 'repeated',
  weak_password: 'password',
  CODE_MISSING: 'code',
  INVALID_CODE: 'code',
  INVALID_BACKUP_CODE: 'code',
};

/** The field that a refusal is about; null when it is about the whole form. */
export function fieldOf(error: unknown): FieldName | null {
  return FIELD_OF[refusalCode(error)] ?? null;
}

export function refusalCode(error: unknown): string {
  return error instanceof AuthRefusal ? error.code : codeOf(error);
}

/** Gives the words for a refusal; what the server says and we do not know is shown as it is. */
export function useRefusalText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('sign-in');
  const issuesText = useIssuesText();
  return useCallback(
    (error) => {
      const code = refusalCode(error);
      const issues = error instanceof AuthRefusal ? issuesText(error.issues) : '';
      if (i18n.exists(`sign-in:error.${code}`)) return t(`error.${code}`, { product: PRODUCT, issues });
      const said = error instanceof AuthRefusal ? error.message : '';
      return said === '' ? t('error.UNEXPECTED') : said;
    },
    [t, i18n, issuesText],
  );
}

/** Gives the fields that a refusal is about, for forms whose fields are these codes'. */
export function problemsByCode(fields: Readonly<Record<string, string>>) {
  return (failure: unknown): ProblemAtField[] => {
    const code = refusalCode(failure);
    const field = fields[code];
    return field === undefined ? [] : [{ field, code }];
  };
}

/** Gives the words for what is wrong at a field of somebody who is signed in, where `failure` has told it or the form itself. */
export function useFieldWords(): (problem: ProblemAtField, failure: unknown) => string {
  const { t } = useTranslation('account');
  const refusalText = useRefusalText();
  return ({ code }, failure) => {
    if (code === 'INVALID_PASSWORD') return t('password.wrong');
    return refusalText(refusalCode(failure) === code ? failure : new AuthRefusal(code));
  };
}

/** Gives the words for what makes a password weak, joined to one phrase. */
export function useIssuesText(): (issues: readonly string[]) => string {
  const { t, i18n } = useTranslation('sign-in');
  return useCallback(
    (issues) => {
      const known = issues.filter((issue) => i18n.exists(`sign-in:issue.${issue}`));
      const words = (known.length === 0 ? ['TOO_GUESSABLE'] : known).map((issue) => t(`issue.${issue}`));
      return words.join(', ');
    },
    [t, i18n],
  );
}
