/** Further addresses to which documents for a client go, besides the first. */
import { type Client, type MailRecipient, RECIPIENTS_MAXIMUM } from '@belegbar/domain/clients';
import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../ui/IconButton.tsx';
import { SelectField, TextField } from '../ui/TextFields.tsx';
import styles from './client-fields.module.css';

interface RecipientsProps {
  value: Client;
  onChange: (value: Client) => void;
  /** What is wrong, by `recipients.0`. */
  problems: Partial<Record<string, string>>;
}

export function Recipients({ value, onChange, problems }: RecipientsProps) {
  const { t } = useTranslation('clients');
  const { recipients } = value;
  const put = (next: MailRecipient[]) => onChange({ ...value, recipients: next });
  return (
    <div className={styles.recipients}>
      <p className={styles.recipientsHint}>{t('recipients.hint')}</p>
      {recipients.map((recipient, index) => (
        <Recipient
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id of their own, and are taken out one at a time.
          key={`${index} of ${recipients.length}`}
          place={index + 1}
          recipient={recipient}
          problem={problems[`recipients.${index}`]}
          onChange={(changed) => put(recipients.with(index, changed))}
          onRemove={() => put(recipients.toSpliced(index, 1))}
        />
      ))}
      {recipients.length < RECIPIENTS_MAXIMUM && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          onClick={() => put([...recipients, { kind: 'cc', email: '' }])}
        >
          {t('recipients.add')}
        </Button>
      )}
    </div>
  );
}

interface RecipientProps {
  place: number;
  recipient: MailRecipient;
  problem: string | undefined;
  onChange: (recipient: MailRecipient) => void;
  onRemove: () => void;
}

function Recipient({ place, recipient, problem, onChange, onRemove }: RecipientProps) {
  const { t } = useTranslation('clients');
  return (
    <div className={styles.recipient}>
      <SelectField
        label={t('recipients.kindOf', { place })}
        isLabelHidden
        value={recipient.kind}
        choices={[
          { value: 'to', label: t('recipients.to') },
          { value: 'cc', label: t('recipients.cc') },
        ]}
        onChange={(kind) => onChange({ ...recipient, kind })}
      />
      <TextField
        label={t('recipients.email', { place })}
        isLabelHidden
        type="email"
        placeholder={t('field.email')}
        maxLength={254}
        autoFocus={recipient.email === ''}
        value={recipient.email}
        error={problem}
        onChange={(email) => onChange({ ...recipient, email })}
      />
      <IconButton icon={IconX} label={t('recipients.remove', { place })} onClick={onRemove} />
    </div>
  );
}
