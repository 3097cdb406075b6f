/** The language of the app, with how it writes days and amounts. */
import { day } from '@belegbar/domain/calendar';
import { cents } from '@belegbar/domain/money';
import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession, useToday } from '../session/session.ts';
import { useChooseLanguage } from '../shell/LanguageSwitch.tsx';
import { formatIn } from '../ui/format.ts';
import { SideSection } from '../ui/Heads.tsx';
import { toast } from '../ui/toast.tsx';
import { Choice } from './Choice.tsx';

const LANGUAGES = [
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
] as const;

const EXAMPLE = cents(123_456);

export function AppLanguage() {
  const { t, i18n } = useTranslation(['account', 'common']);
  const today = useToday();
  // What is chosen is marked at once, though its texts may still be on their way.
  const chosen = useSession()?.user?.language ?? i18n.language;
  const chooseLanguage = useChooseLanguage();
  const choose = async (value: string) => {
    const isKept = await chooseLanguage(value === 'de' ? 'de' : 'en');
    if (isKept) toast.success(i18n.t('common:save.settingsSaved'));
  };
  return (
    <SideSection id="language" title={t('account:language.title')} reason={t('account:language.reason')}>
      <Choice label={t('account:language.label')} value={chosen} onChange={(value) => void choose(value)}>
        {LANGUAGES.map(({ code, name }) => {
          const format = formatIn(code);
          const example = `${format.day(day(today))} · ${format.money(EXAMPLE)}`;
          return (
            <Radio key={code} value={code} label={<span lang={code}>{name}</span>} description={example} />
          );
        })}
      </Choice>
    </SideSection>
  );
}
