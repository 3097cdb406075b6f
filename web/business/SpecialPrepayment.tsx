/** What is prepaid in a year for the permanent extension: an eleventh of the year before is proposed, what was registered is recorded. */
import type { Cents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { Fields } from '../ui/Heads.tsx';
import { WithHelp } from '../ui/Help.tsx';
import { MoneyField } from '../ui/ParsedFields.tsx';
import { useRequest } from '../ui/use-request.ts';
import styles from './business.module.css';
import { useFilingRule } from './FilingRule.tsx';
import { useHelp } from './use-help.ts';

export function SpecialPrepayment({ year }: { year: number }) {
  const { t } = useTranslation('business');
  const format = useFormat();
  const rule = useFilingRule();
  const help = useHelp('specialPrepayment');
  const { save, failure } = useSavePrepayment(year);
  const [typed, setTyped] = useState<{ amount: Cents | null } | null>(null);
  const errorText = useErrorText();
  if (rule === undefined) return null;
  const { recorded, proposed, dueDate } = rule.prepayment;
  const isProposed = proposed !== null && proposed > 0 && proposed !== recorded;
  const leave = () => {
    setTyped(null);
    if (typed !== null && typed.amount !== recorded) void save(typed.amount);
  };
  return (
    <Fields>
      <div>
        <WithHelp {...help}>
          <MoneyField
            label={t('extension.prepayment', { year })}
            hint={t('extension.prepaymentDue', { day: format.day(dueDate) })}
            error={failure === null ? undefined : errorText(failure)}
            value={typed === null ? recorded : typed.amount}
            onChange={(amount, refusal) => setTyped(refusal === null ? { amount } : null)}
            onBlur={leave}
          />
        </WithHelp>
        {isProposed && (
          <Eleventh amount={proposed} year={rule.previous?.year} onTake={() => void save(proposed)} />
        )}
      </div>
    </Fields>
  );
}

interface EleventhProps {
  amount: Cents;
  year: number | undefined;
  onTake: () => void;
}

function Eleventh({ amount, year, onTake }: EleventhProps) {
  const { t } = useTranslation('business');
  const format = useFormat();
  return (
    <p className={styles.proposal}>
      <span>{t('extension.eleventh', { amount: format.money(amount), year })}</span>
      <Button size="compact-xs" variant="subtle" onClick={onTake}>
        {t('bank.take')}
      </Button>
    </p>
  );
}

function useSavePrepayment(year: number) {
  const queries = useQueryClient();
  const { send, failure } = useRequest();
  const save = (amount: Cents | null) =>
    send(async () => {
      const saved = await client.taxReports.setPrepayment({ year, amount });
      queries.setQueryData(api.taxReports.filingRule.queryKey({ input: { year } }), saved);
      await queries.invalidateQueries({ queryKey: api.taxReports.key() });
    });
  return { save, failure };
}
