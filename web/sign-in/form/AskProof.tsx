/** Asks for the password, the code of the app, or both, before something serious is done. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../ui/CodeField.tsx';
import { DialogActions } from '../../ui/Dialogs.tsx';
import type { Completed } from '../../ui/form/completed.ts';
import { Form } from '../../ui/form/Form.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PasswordField } from '../../ui/TextFields.tsx';
import { UsernameForManagers } from '../new-password/UsernameForManagers.tsx';
import styles from './ask-proof.module.css';
import { RefusalNotice } from './RefusalNotice.tsx';
import { problemsByCode, useFieldWords } from './refusals.ts';
import { useWait } from './use-countdown.ts';

/** Empty, where it is not asked for. */
interface Proof {
  password: string;
  code: string;
}

interface AskProofProps {
  asks: readonly (keyof Proof)[];
  /** How the code is asked for, and what is said of it in place of the usual words. */
  code?: { label: string; hint?: string; missing?: string; wrong?: string };
  /** What is said or shown before it is asked. */
  intro?: ReactNode;
  /** Where one begins: to read, if there is more to read than this. */
  beginsAt?: 'field' | 'text';
  action: string;
  tone?: 'danger';
  /** What was not done when it fails. */
  failedTitle: string;
  /** Does it; a wrong proof is a refusal. */
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  className?: string | undefined;
}

export function AskProof(props: AskProofProps) {
  const { t } = useTranslation(['account', 'common']);
  const { asks, code, beginsAt = 'field', tone } = props;
  const form = useProof(props);
  const isShut = useWait(form.failure) > 0;
  return (
    <Form form={form} className={props.className ?? styles.form}>
      {props.intro}
      {asks.includes('password') && (
        <>
          <UsernameForManagers />
          <PasswordField
            label={t('account:secondFactor.askPassword')}
            autoComplete="current-password"
            autoFocus={beginsAt === 'field'}
            {...form.field('password')}
          />
        </>
      )}
      {asks.includes('code') && (
        <CodeField
          kind="digits"
          label={code?.label}
          hint={code?.hint}
          autoFocus={beginsAt === 'field' && asks[0] === 'code'}
          {...form.field('code')}
        />
      )}
      <RefusalNotice title={props.failedTitle} refusal={form.isRefusedAtField ? null : form.failure} />
      <DialogActions isBusy={form.isBusy}>
        <Button onClick={props.onCancel}>{t('common:cancel')}</Button>
        <Button
          type="submit"
          variant={tone === 'danger' ? 'default' : 'filled'}
          data-danger={tone === 'danger' || undefined}
          loading={form.isBusy}
          disabled={isShut}
        >
          {props.action}
        </Button>
      </DialogActions>
    </Form>
  );
}

const DIGITS = 6;

function useProof({ asks, code, onProof }: AskProofProps) {
  const usualWords = useFieldWords();
  const ownWords: Record<string, string | undefined> = {
    CODE_MISSING: code?.missing,
    INVALID_CODE: code?.wrong,
  };
  return useForm<Proof, Proof>({
    begin: { password: '', code: '' },
    complete: (proof) => completeProof(proof, asks),
    act: onProof,
    problemsOf: problemsByCode({ INVALID_PASSWORD: 'password', INVALID_CODE: 'code' }),
    say: (problem, failure) => ownWords[problem.code] ?? usualWords(problem, failure),
  });
}

function completeProof(proof: Proof, asks: AskProofProps['asks']): Completed<Proof> {
  const missing = [
    { field: 'password', code: 'PASSWORD_MISSING', isMissing: proof.password === '' },
    { field: 'code', code: 'CODE_MISSING', isMissing: proof.code.length < DIGITS },
  ];
  const problems = missing.filter(({ field, isMissing }) => isMissing && asks.some((one) => one === field));
  return problems.length === 0 ? { ok: true, value: proof } : { ok: false, problems };
}
