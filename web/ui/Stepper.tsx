/** What is in view, such as a year, between a step back and a step on. */
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './stepper.module.css';

interface StepperProps {
  /** What is stepped through: "Year". */
  label: string;
  /** What is in view. */
  children: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Null: there is nothing before. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

export function Stepper(props: StepperProps) {
  return (
    <fieldset className={styles.stepper} aria-label={props.label}>
      <Step label={props.previousLabel} onStep={props.onPrevious} icon={IconChevronLeft} />
      <span aria-live="polite">{props.children}</span>
      <Step label={props.nextLabel} onStep={props.onNext} icon={IconChevronRight} />
    </fieldset>
  );
}

interface StepProps {
  label: string;
  onStep: (() => void) | null;
  icon: typeof IconChevronLeft;
}

/** Without a step it stays in reach of the keyboard, so that the focus is not lost at the end of the way. */
function Step({ label, onStep, icon: Icon }: StepProps) {
  return (
    <Button
      variant="subtle"
      aria-label={label}
      {...(onStep === null ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      onClick={() => onStep?.()}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </Button>
  );
}
