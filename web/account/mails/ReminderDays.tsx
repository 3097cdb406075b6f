/** The days after the due date: each can be removed, others can be added, one remains. */
import {
  checkDaysAfterDue,
  DAYS_AFTER_DUE_MAXIMUM,
  REMINDERS_AFTER_DUE_MAXIMUM,
} from '@belegbar/domain/sending';
import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SavingWords, useBusinessForm, useHelp } from '../../business/index.ts';
import { useProblemText } from '../../connection/problems.ts';
import { Help } from '../../ui/Help.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextFields.tsx';
import styles from './mails.module.css';
import { useMailWords } from './use-mail-words.ts';

export function ReminderDays() {
  const { t } = useTranslation('account');
  const { days, problem, change } = useDays();
  const help = useHelp('reminderDaysAfterDue');
  const words = useMailWords();
  const list = useRef<HTMLFieldSetElement>(null);
  const remove = (day: number) => {
    const isRemoved = change(
      days.filter((other) => other !== day),
      words.dayRemoved,
    );
    if (isRemoved) list.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <fieldset className={styles.days} ref={list}>
      <legend className={styles.label}>
        {help.about} <Help {...help} />
      </legend>
      <ul className={styles.dayList}>
        {days.map((day) => {
          const text = t('mails.after', { count: day });
          return (
            <li key={day} className={styles.day}>
              {text}
              <IconButton icon={IconX} label={t('mails.remove', { day: text })} onClick={() => remove(day)} />
            </li>
          );
        })}
      </ul>
      <NewDay problem={problem} onAdd={(day) => change([...days, day], words.dayAdded)} />
    </fieldset>
  );
}

function NewDay({ problem, onAdd }: { problem: string | undefined; onAdd: (day: number) => boolean }) {
  const { t } = useTranslation('account');
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    const typed = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
    if (onAdd(typed)) setText('');
  };
  return (
    <div className={styles.newDay}>
      <TextField
        label={t('mails.newDay')}
        hint={t('mails.newDayHint', { last: DAYS_AFTER_DUE_MAXIMUM })}
        value={text}
        error={problem}
        maxLength={3}
        onChange={setText}
        onEnter={add}
      />
      <Button leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />} onClick={add}>
        {t('mails.add')}
      </Button>
    </div>
  );
}

/** `change` answers whether the days make a schedule; if not, they stay, and `problem` says why. */
function useDays() {
  const { business, saving } = useBusinessForm();
  const say = useProblemText();
  const [code, setCode] = useState<string | null>(null);
  const refused = saving.problems.reminderDaysAfterDue;
  const change = (next: number[], words: SavingWords): boolean => {
    const checked = checkDaysAfterDue(next);
    setCode(checked.ok ? null : checked.code);
    if (checked.ok) saving.save({ reminderDaysAfterDue: checked.value }, words);
    return checked.ok;
  };
  const values = { last: String(DAYS_AFTER_DUE_MAXIMUM), maximum: String(REMINDERS_AFTER_DUE_MAXIMUM) };
  const problem = code === null ? refused : { code, values };
  return {
    days: business.reminderDaysAfterDue,
    problem: problem === undefined ? undefined : say(problem),
    change,
  };
}
