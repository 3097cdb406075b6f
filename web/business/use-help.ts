/** What stands behind the help of a field: its meaning, its law, an example. */
import { useTranslation } from 'react-i18next';
import type { HelpOf, HelpTexts } from '../ui/Help.tsx';

/** Fields where the law asks for what nobody would expect. */
const ODD: ReadonlySet<string> = new Set([
  'accountHolder',
  'transferReference',
  'taxOfficeNumber',
  'vatId',
  'wirtschaftsId',
  'extensionFrom',
  'specialPrepayment',
  'leitwegId',
  'peppolId',
  'xrechnung',
  'numberPattern',
  'standardVatRate',
  'overdueReminders',
]);

/** `name` is that of the field, as its label has it. */
export function useHelp(name: string): HelpOf & { isOdd: boolean } {
  return { ...useHelpOf()(name), isOdd: ODD.has(name) };
}

/** The help of a section's fields, in the order in which they are named. */
export function useHelpOfAll(names: readonly string[]): HelpOf[] {
  return names.map(useHelpOf());
}

function useHelpOf(): (name: string) => HelpOf {
  const { t } = useTranslation(['business', 'business-help']);
  return (name) => {
    const text = (part: keyof HelpTexts) => t(`business-help:help.${name}.${part}`);
    return {
      about: t(`business:field.${name}`),
      help: { text: text('text'), law: text('law'), example: text('example') },
    };
  };
}
