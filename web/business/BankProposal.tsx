/** The bank that belongs to the IBAN, offered where the BIC is empty or another. */
import { checkIban } from '@belegbar/domain/business';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import styles from './business.module.css';
import { useBusinessForm } from './saving.ts';

export function BankProposal() {
  const { t } = useTranslation('business');
  const { business, saving } = useBusinessForm();
  const { iban, bic, bankName } = business;
  const isGerman = checkIban(iban).ok && iban.startsWith('DE');
  const { data } = useQuery({
    ...api.business.bank.queryOptions({ input: { iban: isGerman ? iban : '' } }),
    enabled: isGerman,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const bank = isGerman ? data?.bank : undefined;
  if (!bank || isSameBic(bic, bank.bic)) return null;
  const take = () => saving.save({ bic: bank.bic, ...(bankName === '' ? { bankName: bank.name } : {}) });
  return (
    <p className={styles.proposal}>
      <span>{t(bic === '' ? 'bank.known' : 'bank.other', { bic: bank.bic, name: bank.name })}</span>
      <Button size="compact-xs" variant="subtle" onClick={take}>
        {t('bank.take')}
      </Button>
    </p>
  );
}

/** The head office may be written with or without the three signs of its branch. */
function isSameBic(left: string, right: string): boolean {
  const whole = (bic: string) => bic.padEnd(11, 'X');
  return left !== '' && whole(left) === whole(right);
}
