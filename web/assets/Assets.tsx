/** `/finance/assets`: the register of fixed assets with its plan drawn, and below it the one that is looked at. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { AssetPanel } from './AssetPanel.tsx';
import styles from './assets.module.css';
import { EnterDialog } from './EnterDialog.tsx';
import { FilesMenu } from './FilesMenu.tsx';
import { NotBooked } from './NotBooked.tsx';
import { RegisterFigures } from './RegisterFigures.tsx';
import { RegisterTable } from './RegisterTable.tsx';
import { useRegister } from './use-register.ts';
import { WaitingList } from './Waiting.tsx';

interface AssetsProps {
  asset?: string | undefined;
  /** The year whose entries are looked at. */
  booked?: string | undefined;
}

export function Assets({ asset, booked }: AssetsProps) {
  const { t } = useTranslation('assets');
  const [isEntering, setEntering] = useState(false);
  const year = useToday().slice(0, 4);
  const register = useRegister(asset);
  const { whole, pages } = register;
  const isEmpty = register.rows?.length === 0;
  const add = (
    <Button
      variant="filled"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden="true" />}
      onClick={() => setEntering(true)}
    >
      {t('add')}
    </Button>
  );
  const acts = (
    <>
      {whole !== undefined && <FilesMenu sums={whole.sums} />}
      <ButtonLink to="/tax-reports/eur" search={{ year }}>
        {t('toStatement', { year })}
      </ButtonLink>
      {add}
    </>
  );
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} actions={isEmpty ? undefined : acts} />
      {pages.isError && whole === undefined && (
        <ErrorState title={t('loadFailed')} error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {isEmpty && (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <div className={styles.buttons}>
              <ButtonLink to="/expenses/new" variant="filled">
                {t('buy')}
              </ButtonLink>
              <Button onClick={() => setEntering(true)}>{t('bring')}</Button>
            </div>
          }
          lines={4}
        />
      )}
      {isEmpty && <WaitingList />}
      {!isEmpty && !(pages.isError && whole === undefined) && (
        <>
          {whole !== undefined && <NotBooked list={whole} />}
          <RegisterFigures list={whole} />
          <RegisterTable register={register} />
          {register.opened !== undefined && (
            <AssetPanel key={register.opened} id={register.opened} booked={booked} />
          )}
        </>
      )}
      {isEntering && <EnterDialog onClose={() => setEntering(false)} onEntered={register.open} />}
    </Page>
  );
}
