/** The fields of a client. */
import { checkVatId } from '@belegbar/domain/business';
import type { Client } from '@belegbar/domain/clients';
import { useTranslation } from 'react-i18next';
import { problemsOf, useProblemText } from '../problems.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { CountryField, SelectField, TextAreaField, TextField } from '../ui/TextFields.tsx';

interface ClientFieldsProps {
  value: Client;
  onChange: (value: Client) => void;
  /** Why the server refused, or null. */
  failure: unknown;
  /** True once saving was tried, so that a missing name is said. */
  isTried: boolean;
}

type Bind = (name: keyof Client) => {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (next: string) => void;
};

export function ClientFields({ value, onChange, failure, isTried }: ClientFieldsProps) {
  const { t } = useTranslation('clients');
  const problems = useFieldTexts(failure, value, isTried);
  const bind: Bind = (name) => ({
    label: t(`field.${name}`),
    value: String(value[name]),
    error: problems[name],
    onChange: (next) => onChange({ ...value, [name]: next }),
  });
  return (
    <Fields>
      <WideField>
        <TextField {...bind('name')} autoFocus required maxLength={200} />
      </WideField>
      <SelectField
        label={t('field.isBusiness')}
        value={value.isBusiness ? 'business' : 'private'}
        choices={[
          { value: 'business', label: t('business') },
          { value: 'private', label: t('private') },
        ]}
        onChange={(kind) => onChange({ ...value, isBusiness: kind === 'business' })}
      />
      <Address bind={bind} isBusiness={value.isBusiness} />
      <Contact bind={bind} />
      <SelectField
        label={t('field.language')}
        value={value.language}
        choices={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
        onChange={(language) => onChange({ ...value, language })}
      />
      <WideField>
        <TextAreaField {...bind('notes')} hint={t('notesHint')} rows={2} maxLength={5000} />
      </WideField>
    </Fields>
  );
}

function Address({ bind, isBusiness }: { bind: Bind; isBusiness: boolean }) {
  const { t } = useTranslation('clients');
  return (
    <>
      <TextField {...bind('contactPerson')} maxLength={200} />
      <TextField {...bind('street')} maxLength={200} />
      <TextField {...bind('addressAddition')} maxLength={200} />
      <TextField {...bind('postCode')} maxLength={20} />
      <TextField {...bind('city')} maxLength={100} />
      <CountryField {...bind('country')} />
      {isBusiness && <TextField {...bind('vatId')} hint={t('vatIdHint')} maxLength={20} />}
    </>
  );
}

function Contact({ bind }: { bind: Bind }) {
  const { t } = useTranslation('clients');
  return (
    <>
      <TextField {...bind('email')} type="email" maxLength={254} />
      <TextField {...bind('phone')} type="tel" maxLength={50} />
      <TextField {...bind('website')} type="url" maxLength={200} />
      <TextField {...bind('number')} hint={t('numberHint')} maxLength={40} />
    </>
  );
}

/** Typed this far, a VAT id is long enough to be judged. */
const VAT_ID_JUDGED_FROM = 9;

/** What the server refused at which field; a VAT id is also checked while it is typed, a missing name once saving was tried. */
function useFieldTexts(
  failure: unknown,
  { name, vatId }: Client,
  isTried: boolean,
): Partial<Record<keyof Client, string>> {
  const problemText = useProblemText();
  const texts: Partial<Record<keyof Client, string>> = Object.fromEntries(
    problemsOf(failure).map((problem) => [problem.field.split('.').at(-1), problemText(problem)]),
  );
  if (isTried && name.trim() === '') texts.name = problemText({ code: 'name.empty' });
  const checked = vatId.length < VAT_ID_JUDGED_FROM ? null : checkVatId(vatId);
  if (checked !== null && !checked.ok) texts.vatId = problemText({ code: checked.code });
  return texts;
}
