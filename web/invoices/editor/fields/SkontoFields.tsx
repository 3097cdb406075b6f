/** Skonto: one step or two, each with its days and its percents. */
import { SKONTO_STEPS_MAXIMUM, type SkontoStep } from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PercentField } from '../../../ui/ParsedFields.tsx';
import { TextField } from '../../../ui/TextFields.tsx';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { fieldId } from './field-id.ts';
import styles from './skonto.module.css';
import { useFieldError } from './use-field-error.ts';

/** What a first and a second step usually are. */
const USUAL: readonly SkontoStep[] = [
  { days: 7, percent: decimal('2') },
  { days: 14, percent: decimal('1') },
];
const MOST_DAYS = 365;

export function SkontoFields({ editor, context }: { editor: DraftEditor; context: EditorContext }) {
  const { t } = useTranslation('invoice-corrections');
  const steps = editor.form.skonto ?? [];
  const add = useRef<HTMLButtonElement>(null);
  const store = (skonto: SkontoStep[]) => editor.dispatch({ kind: 'head', changes: { skonto } });
  const next = USUAL[steps.length];
  return (
    <div className={styles.steps}>
      {steps.map((step, index) => (
        <Step
          // The steps have no names of their own.
          // biome-ignore lint/suspicious/noArrayIndexKey: they are in the order of their days
          key={index}
          step={step}
          index={index}
          context={context}
          onChange={(changed) => store(steps.map((other, place) => (place === index ? changed : other)))}
          onRemove={() => {
            context.refuse(`skonto.${index}.percent`, null);
            store(steps.filter((_, place) => place !== index));
            add.current?.focus();
          }}
        />
      ))}
      {steps.length < SKONTO_STEPS_MAXIMUM && next && (
        <Button
          ref={add}
          id={fieldId('skonto')}
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => store([...steps, next])}
        >
          {t(steps.length === 0 ? 'skonto.add' : 'skonto.addSecond')}
        </Button>
      )}
      <p className={styles.hint}>{t('skonto.hint')}</p>
    </div>
  );
}

interface StepProps {
  step: SkontoStep;
  index: number;
  context: EditorContext;
  onChange: (step: SkontoStep) => void;
  onRemove: () => void;
}

function Step({ step, index, context, onChange, onRemove }: StepProps) {
  const { t } = useTranslation('invoice-corrections');
  const error = useFieldError(context);
  const percent = `skonto.${index}.percent`;
  return (
    <fieldset className={styles.step}>
      <PercentField
        id={fieldId(percent)}
        label={t('skonto.percentOf', { step: index + 1 })}
        value={step.percent}
        onChange={(value, refusal) => {
          context.refuse(percent, value === null ? (refusal ?? 'number.empty') : null);
          if (value !== null) onChange({ ...step, percent: value });
        }}
        error={error(percent)}
      />
      <TextField
        id={fieldId(`skonto.${index}.days`)}
        label={t('skonto.daysOf', { step: index + 1 })}
        value={String(step.days)}
        onChange={(text) => onChange({ ...step, days: Math.min(Number(text.replace(/\D/g, '')), MOST_DAYS) })}
        error={error(`skonto.${index}.days`)}
      />
      <IconButton icon={IconTrash} label={t('skonto.remove', { step: index + 1 })} onClick={onRemove} />
    </fieldset>
  );
}
