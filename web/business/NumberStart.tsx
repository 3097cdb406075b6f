/** The running number with which invoices go on, taken over from another tool. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { WithHelp } from '../ui/Help.tsx';
import { TextField } from '../ui/TextFields.tsx';
import { useRequest } from '../ui/use-request.ts';
import { type Business, businessQuery, useBusinessForm } from './saving.ts';
import { sayOutcome } from './say-outcome.ts';
import { useHelp } from './use-help.ts';

export function NumberStart() {
  const { t } = useTranslation(['business', 'common']);
  const { business } = useBusinessForm();
  const queries = useQueryClient();
  const { send, failure } = useRequest();
  const help = useHelp('nextRunning');
  const errorText = useErrorText();
  const [typed, setTyped] = useState<string | null>(null);
  const store = async (next: number) => {
    queries.setQueryData<Business>(businessQuery.queryKey, await client.business.startNumbering({ next }));
    setTyped(null);
    sayOutcome(t('common:save.settingsSaved'));
  };
  const leave = () => {
    const next = Number(typed);
    if (typed === '' || next === business.nextRunning) setTyped(null);
    else if (typed !== null) void send(() => store(next));
  };
  const hint =
    business.usedRunning === 0
      ? t('hint.nextRunning')
      : t('hint.usedRunning', { used: business.usedRunning });
  return (
    <WithHelp {...help}>
      <TextField
        label={help.about}
        value={typed ?? String(business.nextRunning)}
        maxLength={6}
        hint={hint}
        error={failure === null || typed === null ? undefined : errorText(failure)}
        onChange={(text) => setTyped(text.replace(/\D/g, ''))}
        onBlur={leave}
        onEnter={leave}
      />
    </WithHelp>
  );
}
