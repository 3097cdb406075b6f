/** The fields of a client. */
import { checkBuyerReference } from '@belegbar/domain/business';
import { type Client, checkClientVatId, checkRecipients } from '@belegbar/domain/clients';
import { useTranslation } from 'react-i18next';
import { problemsOf, useProblemText } from '../problems.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { CountryField, SelectField, TextAreaField, TextField } from '../ui/TextFields.tsx';
import styles from './client-fields.module.css';
import { InvoicePreferences } from './InvoicePreferences.tsx';
import { NumberField } from './NumberField.tsx';
import { Recipients } from './Recipients.tsx';
import { VatIdField } from './VatIdField.tsx';

interface ClientFieldsProps {
  value: Client;
  onChange: (value: Client) => void;
  /** Why the server refused, or null. */
  failure: unknown;
  /** True once saving was tried, so that a missing name is said. */
  isTried: boolean;
  isNew: boolean;
  /** The field that has the focus first; the name without it. */
  beginAt?: string | undefined;
}

/** The fields that are one line of text. */
type TextName = { [Name in keyof Client]: Client[Name] extends string ? Name : never }[keyof Client];

export type Bind = (name: TextName) => {
  label: string;
  value: string;
  error: string | undefined;
  autoFocus: boolean;
  onChange: (next: string) => void;
};

export function ClientFields(props: ClientFieldsProps) {
  const { value, onChange, failure, isTried, isNew, beginAt = 'name' } = props;
  const { t } = useTranslation('clients');
  const problems = useFieldTexts(failure, value, isTried);
  const bind: Bind = (name) => ({
    label: t(`field.${name}`),
    value: value[name],
    error: problems[name],
    autoFocus: name === beginAt,
    onChange: (next) => onChange({ ...value, [name]: next }),
  });
  return (
    <>
      <Fields>
        <WideField>
          <TextField {...bind('name')} required maxLength={200} />
        </WideField>
        <Kind value={value} onChange={onChange} />
        <Address bind={bind} />
        {value.isBusiness && <VatIdField client={value} bind={bind} />}
        <Contact bind={bind} />
        <NumberField bind={bind} isNew={isNew} />
      </Fields>
      <h3 className={styles.part}>{t('invoices')}</h3>
      <InvoicePreferences value={value} onChange={onChange} bind={bind} beginAt={beginAt} />
      <h3 className={styles.part}>{t('recipients.title')}</h3>
      <Recipients value={value} onChange={onChange} problems={problems} />
      <div className={styles.notes}>
        <TextAreaField {...bind('notes')} hint={t('notesHint')} rows={2} maxLength={5000} />
      </div>
    </>
  );
}

function Kind({ value, onChange }: Pick<ClientFieldsProps, 'value' | 'onChange'>) {
  const { t } = useTranslation('clients');
  return (
    <SelectField
      label={t('field.isBusiness')}
      value={value.isBusiness ? 'business' : 'private'}
      choices={[
        { value: 'business', label: t('business') },
        { value: 'private', label: t('private') },
      ]}
      onChange={(kind) => onChange({ ...value, isBusiness: kind === 'business' })}
    />
  );
}

function Address({ bind }: { bind: Bind }) {
  return (
    <>
      <TextField {...bind('contactPerson')} maxLength={200} />
      <TextField {...bind('street')} maxLength={200} />
      <TextField {...bind('addressAddition')} maxLength={200} />
      <TextField {...bind('postCode')} maxLength={20} />
      <TextField {...bind('city')} maxLength={100} />
      <CountryField {...bind('country')} />
    </>
  );
}

function Contact({ bind }: { bind: Bind }) {
  return (
    <>
      <TextField {...bind('email')} type="email" maxLength={254} />
      <TextField {...bind('phone')} type="tel" maxLength={50} />
      <TextField {...bind('website')} type="url" maxLength={200} />
    </>
  );
}

/** Typed this far, an identifier is long enough to be judged. */
const JUDGED_FROM = 9;

/** What the server refused at which field; identifiers are also checked while they are typed, what is missing once saving was tried. */
function useFieldTexts(failure: unknown, client: Client, isTried: boolean): Partial<Record<string, string>> {
  const problemText = useProblemText();
  const texts: Partial<Record<string, string>> = {};
  const say = (name: string, code: string) => {
    texts[name] = problemText({ code });
  };
  for (const problem of problemsOf(failure)) texts[placeOf(problem.field)] = problemText(problem);
  if (isTried) {
    if (client.name.trim() === '') say('name', 'name.empty');
    for (const { index, code } of checkRecipients(client)) {
      if (client.recipients[index]?.email.trim() !== '') say(`recipients.${index}`, code);
    }
  }
  const vatId = checkClientVatId(client);
  if (vatId.kind === 'wrong' && client.vatId.length >= JUDGED_FROM) say('vatId', vatId.code);
  const leitwegId = client.leitwegId.length < JUDGED_FROM ? null : checkBuyerReference(client.leitwegId);
  if (leitwegId?.ok === false && leitwegId.certain) say('leitwegId', leitwegId.code);
  return texts;
}

/** `client.vatId` is at `vatId`, `recipients.0.email` at `recipients.0`. */
function placeOf(field: string): string {
  return /recipients\.\d+/.exec(field)?.[0] ?? field.split('.').at(-1) ?? field;
}
