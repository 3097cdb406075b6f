/** What stands behind the help of a field: its meaning, its law, an example. */
import { useTranslation } from 'react-i18next';
import type { HelpTexts } from '../ui/Help.tsx';

/** `name` is that of the field, as its label has it. */
export function useHelp(name: string): { about: string; help: HelpTexts } {
  const { t } = useTranslation(['business', 'business-help']);
  const text = (part: keyof HelpTexts) => t(`business-help:help.${name}.${part}`);
  return {
    about: t(`business:field.${name}`),
    help: { text: text('text'), law: text('law'), example: text('example') },
  };
}
