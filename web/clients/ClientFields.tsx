/** The fields of a client. */
import { checkBuyerReference } from '@belegbar/domain/business';
import { type Client, checkClientVatId, checkRecipients } from '@belegbar/domain/clients';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../connection/problems.ts';
import type { FormOf } from '../ui/form/use-form.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { CountryField, SelectField, TextAreaField, TextField } from '../ui/TextFields.tsx';
import styles from './client-fields.module.css';
import { InvoicePreferences } from './InvoicePreferences.tsx';
import { NumberField } from './NumberField.tsx';
import { Recipients } from './Recipients.tsx';
import { VatIdField } from './VatIdField.tsx';

interface ClientFieldsProps {
  form: Pick<FormOf<Client>, 'values' | 'change' | 'problems' | 'isTried'>;
  /** The field that has the focus first; the name without it. */
  beginAt?: string | undefined;
  isNew: boolean;
  hasNumber: boolean;
  /** Below the name. */
  children?: ReactNode;
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

export function ClientFields({ form, isNew, hasNumber, beginAt = 'name', children }: ClientFieldsProps) {
  const { values: value, change } = form;
  const { t } = useTranslation('clients');
  const problems = useFieldTexts(form);
  const bind: Bind = (name) => ({
    label: t(`field.${name}`),
    value: value[name],
    error: problems[name],
    autoFocus: name === beginAt,
    onChange: (next) => change({ [name]: next }),
  });
  return (
    <>
      <Fields>
        <WideField>
          <TextField {...bind('name')} required maxLength={200} />
        </WideField>
        {children && <WideField>{children}</WideField>}
        <Kind value={value} onChange={change} />
        <Address bind={bind} />
        {value.isBusiness && <VatIdField client={value} bind={bind} />}
        <Contact bind={bind} />
        {hasNumber && <NumberField bind={bind} isNew={isNew} />}
      </Fields>
      <h3 className={styles.part}>{t('invoices')}</h3>
      <InvoicePreferences value={value} onChange={change} bind={bind} beginAt={beginAt} />
      <h3 className={styles.part}>{t('recipients.title')}</h3>
      <Recipients value={value} onChange={change} problems={problems} />
      <div className={styles.notes}>
        <TextAreaField {...bind('notes')} hint={t('notesHint')} rows={2} maxLength={5000} />
      </div>
    </>
  );
}

function Kind({ value, onChange }: { value: Client; onChange: (value: Client) => void }) {
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

/** Typed this far, an identifier is long enough to be checked. */
const CHECKED_FROM = 9;

/** What is missing or was refused at which field; identifiers are also checked while they are typed, addresses once saving was tried. */
function useFieldTexts(form: ClientFieldsProps['form']): Partial<Record<string, string>> {
  const { values: client, problems, isTried } = form;
  const problemText = useProblemText();
  const texts: Partial<Record<string, string>> = {};
  const say = (name: string, code: string) => {
    texts[name] = problemText({ code });
  };
  for (const problem of problems) texts[placeOf(problem.field)] ??= problemText(problem);
  for (const { index, code } of isTried ? checkRecipients(client) : []) {
    if (client.recipients[index]?.email.trim() !== '') say(`recipients.${index}`, code);
  }
  const vatId = checkClientVatId(client);
  if (vatId.kind === 'wrong' && client.vatId.length >= CHECKED_FROM) say('vatId', vatId.code);
  const leitwegId = client.leitwegId.length < CHECKED_FROM ? null : checkBuyerReference(client.leitwegId);
  if (leitwegId?.ok === false && leitwegId.certain) say('leitwegId', leitwegId.code);
  return texts;
}

/** `client.vatId` is at `vatId`, `recipients.0.email` at `recipients.0`. */
function placeOf(field: string): string {
  return /recipients\.\d+/.exec(field)?.[0] ?? field.split('.').at(-1) ?? field;
}
