/** Whether issued invoices are locked: on is the advice, and whoever switches it off is told what the law says first. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { WithHelp } from '../ui/Help.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './business.module.css';
import { type Business, businessQuery, useBusinessForm } from './saving.ts';
import { useHelp } from './use-help.ts';

export function GobdMode() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const help = useHelp('gobdRetention');
  const [isAsking, setAsking] = useState(false);
  const change = useChange();
  const isOn = business.gobdRetention;
  return (
    <>
      <WithHelp {...help}>
        <SwitchField
          label={help.about}
          hint={t(isOn ? 'gobd.on' : 'gobd.off')}
          value={isOn}
          // A refusal has been said by then.
          onChange={(on) => (on ? void change(true).catch(() => null) : setAsking(true))}
        />
      </WithHelp>
      <ConfirmDialog
        opened={isAsking}
        title={t('gobd.askTitle')}
        text={<WhatItMeans />}
        confirmLabel={t('gobd.switchOff')}
        keepLabel={t('gobd.keepOn')}
        tone="danger"
        onConfirm={() => change(false)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function WhatItMeans() {
  const { t } = useTranslation('business');
  return (
    <div className={styles.paragraphs}>
      <p>{t('gobd.advice')}</p>
      <p>{t('gobd.means')}</p>
      <p>{t('gobd.law')}</p>
    </div>
  );
}

function useChange(): (on: boolean) => Promise<void> {
  const { t } = useTranslation('business');
  const queries = useQueryClient();
  const errorText = useErrorText();
  return async (on) => {
    try {
      queries.setQueryData<Business>(businessQuery.queryKey, await client.business.setGobdMode({ on }));
    } catch (error) {
      toast.error(t('gobd.failed'), errorText(error));
      throw error;
    }
    // Whether an invoice can be amended is told with it.
    void queries.invalidateQueries({ queryKey: api.invoices.get.key() });
    toast.success(t(on ? 'gobd.isOn' : 'gobd.isOff'));
  };
}
