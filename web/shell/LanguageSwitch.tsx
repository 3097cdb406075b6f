/** DE or EN, at once and without a reload; a signed-in user's choice is kept with the profile. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { type Language, showLanguage, shownLanguage } from '../locales/i18n.ts';
import { type Session, sessionQuery, useSession } from '../session/session.ts';
import { toast } from '../ui/toast.tsx';
import styles from './frame.module.css';

const LANGUAGES = [
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
] as const;

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const choose = useChooseLanguage();
  return (
    <fieldset className={styles.languages} aria-label={t('language')}>
      {LANGUAGES.map(({ code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={styles.language}
          aria-pressed={i18n.language === code}
          aria-label={`${code.toUpperCase()}, ${name}`}
          onClick={() => void choose(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** Shows the language at once and keeps it with the profile of whoever is signed in. What cannot be kept is told and taken back; answers whether it is kept. */
export function useChooseLanguage(): (language: Language) => Promise<boolean> {
  const user = useSession()?.user ?? null;
  const queries = useQueryClient();
  const errorText = useErrorText();
  const { t } = useTranslation();
  const show = (language: Language) => {
    const isShown = showLanguage(language);
    queries.setQueryData<Session>(sessionQuery.queryKey, (session) =>
      session?.user ? { ...session, user: { ...session.user, language } } : session,
    );
    return isShown;
  };
  // What is chosen stands in the session at once; what is shown follows when its texts are there.
  const chosen = () => queries.getQueryData<Session>(sessionQuery.queryKey)?.user?.language ?? null;
  return async (language) => {
    const before = chosen() ?? shownLanguage();
    const isShown = show(language);
    if (user === null) return true;
    try {
      await client.signIn.setLanguage({ language });
      // Whoever confirms it says so in the language that was chosen.
      await isShown;
      return true;
    } catch (error) {
      // A choice made meanwhile outranks this one.
      if (chosen() === language) void show(before);
      toast.error(t('save.profileFailed', { message: errorText(error) }));
      return false;
    }
  };
}
