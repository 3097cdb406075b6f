/** Addresses as chips: typed or pasted, each checked where it stands, taken out by its button or by backspace. */
import { isMailAddress } from '@belegbar/domain/business';
import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withAddresses } from './addresses.ts';
import styles from './recipients.module.css';

interface Props {
  label: string;
  hint?: string | undefined;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What is wrong with the whole, or with the address at an index. */
  error: string | undefined;
  wrong: ReadonlyMap<number, string>;
}

export function RecipientsField({ label, hint, value, onChange, error, wrong }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = error ?? wrong.values().next().value;
  const isWrong = shown !== undefined || undefined;
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1));
    input.current?.focus();
  };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press beside the chips only puts the focus into the field. */}
      <div className={styles.box} data-wrong={isWrong} onClick={() => input.current?.focus()}>
        {value.map((email, index) => (
          <Chip key={email} email={email} isWrong={wrong.has(index)} onRemove={() => remove(index)} />
        ))}
        <Typed ref={input} id={id} isWrong={isWrong} value={value} onChange={onChange} />
      </div>
      <p className={styles.below} id={`${id}-below`} data-wrong={isWrong}>
        {isWrong && <IconAlertCircle size={14} stroke={2} aria-hidden="true" />}
        {shown ?? hint}
      </p>
    </div>
  );
}

interface TypedProps extends Pick<Props, 'value' | 'onChange'> {
  ref: Ref<HTMLInputElement>;
  id: string;
  isWrong: true | undefined;
}

/** What is typed becomes a chip by Enter, a comma, or by going on. */
function Typed({ ref, id, isWrong, value, onChange }: TypedProps) {
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    setTyped('');
    if (text.trim() !== '') onChange(withAddresses(value, text));
  };
  return (
    <input
      ref={ref}
      id={id}
      className={styles.input}
      type="text"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={typed}
      data-begin
      aria-invalid={isWrong}
      aria-describedby={`${id}-below`}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => take(typed)}
      onPaste={(event) => pasted(event, take)}
      onKeyDown={(event) => pressed(event, { typed, take, onBack: () => onChange(value.slice(0, -1)) })}
    />
  );
}

function Chip({ email, isWrong, onRemove }: { email: string; isWrong: boolean; onRemove: () => void }) {
  const { t } = useTranslation('sending');
  return (
    <span className={styles.chip} data-wrong={isWrong || !isMailAddress(email) || undefined}>
      <span className={styles.email}>{email}</span>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('form.remove', { email })}
        onClick={onRemove}
      >
        <IconX size={14} stroke={2} aria-hidden="true" />
      </button>
    </span>
  );
}

/** Several addresses at once become chips at once. */
function pasted(event: ClipboardEvent<HTMLInputElement>, take: (text: string) => void): void {
  const text = event.clipboardData.getData('text');
  if (!/[,;\s]/.test(text.trim())) return;
  event.preventDefault();
  take(text);
}

interface Typing {
  typed: string;
  take: (text: string) => void;
  onBack: () => void;
}

/** What is half typed is taken before anything is sent: whoever presses Ctrl and Enter on it sees it become a chip first. */
function pressed(event: KeyboardEvent<HTMLInputElement>, { typed, take, onBack }: Typing): void {
  const isSending = (event.ctrlKey || event.metaKey) && typed.trim() === '';
  if ((event.key === 'Enter' && !isSending) || event.key === ',' || event.key === ';') {
    event.preventDefault();
    event.stopPropagation();
    take(typed);
  }
  if (event.key === 'Backspace' && typed === '') onBack();
}
