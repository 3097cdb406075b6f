/** What can be done with an asset, and what was done, each with its way back. */
import { bookValueOn } from '@belegbar/domain/assets';
import { addCents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { ConfirmDialog } from '../ui/Dialogs.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import sheet from '../ui/sheet.module.css';
import styles from './assets.module.css';
import { DisposeDialog } from './DisposeDialog.tsx';
import { type AssetAct, type AssetDetail, assetOf, mayTakeSpecial } from './message.ts';
import { SpecialDialog } from './SpecialDialog.tsx';
import { UseDialog } from './UseDialog.tsx';
import { useAssetActs } from './use-asset-acts.ts';

type Asked = 'dispose' | 'special' | 'use' | 'undo';

export function AssetActs({ asset }: { asset: AssetDetail }) {
  const { t } = useTranslation('assets');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { undo } = useAssetActs();
  const close = () => setAsked(null);
  const { description, disposal, isTakenBack, expenseId } = asset;
  if (isTakenBack)
    return (
      <section aria-labelledby="asset-acts">
        <SectionHead id="asset-acts" title={t('acts.title')} />
        <p className={sheet.note}>{t('acts.isTakenBack')}</p>
      </section>
    );
  return (
    <section aria-labelledby="asset-acts">
      <SectionHead id="asset-acts" title={t('acts.title')} />
      {disposal === null && <Leaving asset={asset} onAsk={() => setAsked('dispose')} />}
      <div className={styles.buttons}>
        {mayTakeSpecial(asset) && (
          <Button size="xs" onClick={() => setAsked('special')}>
            {t('special.open')}
          </Button>
        )}
        {asset.inputVat !== 0 && (
          <Button size="xs" onClick={() => setAsked('use')}>
            {t('use.open')}
          </Button>
        )}
        {expenseId === null && (
          <Button size="xs" variant="subtle" onClick={() => setAsked('undo')}>
            {t('acts.takeBack')}
          </Button>
        )}
      </div>
      <Done asset={asset} />
      {asked === 'dispose' && <DisposeDialog asset={asset} onClose={close} />}
      {asked === 'special' && <SpecialDialog asset={asset} onClose={close} />}
      {asked === 'use' && <UseDialog asset={asset} onClose={close} />}
      <ConfirmDialog
        opened={asked === 'undo'}
        title={t('acts.takeBackTitle', { description })}
        text={<p>{t('acts.takeBackText')}</p>}
        confirmLabel={t('acts.takeBack')}
        onConfirm={() => undo(asset)}
        onClose={close}
      />
    </section>
  );
}

function Leaving({ asset, onAsk }: { asset: AssetDetail; onAsk: () => void }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const today = useToday();
  const left = bookValueOn(assetOf(asset), today);
  const words = asset.treatment === 'pool' ? 'pool' : left === 0 ? 'nothing' : 'left';
  return (
    <div className={styles.leaving}>
      <p>{t(`dispose.lead.${words}`, { amount: format.money(left) })}</p>
      <Button onClick={onAsk}>{t('dispose.open')}</Button>
    </div>
  );
}

function Done({ asset }: { asset: AssetDetail }) {
  const { t } = useTranslation('assets');
  const { undoAct } = useAssetActs();
  const words = useActWords();
  const acts = asset.acts.filter(({ isTakenBack }) => !isTakenBack);
  if (acts.length === 0) return null;
  return (
    <ul className={sheet.entries} aria-label={t('acts.done')}>
      {acts.map((act) => (
        <li key={act.id}>
          <span>{words(act)}</span>
          <Button size="xs" variant="subtle" onClick={() => void undoAct(asset, act.id).catch(() => {})}>
            {t('acts.undo')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function useActWords(): (act: AssetAct) => string {
  const { t } = useTranslation('assets');
  const format = useFormat();
  return (act) => {
    switch (act.kind) {
      case 'disposal':
        return act.proceeds === null
          ? t(`state.gone.${act.reason}`, { day: format.day(act.on) })
          : t('acts.goneFor', {
              what: t(`state.gone.${act.reason}`, { day: format.day(act.on) }),
              amount: format.money(addCents(act.proceeds.net, act.proceeds.vat)),
            });
      case 'special':
        return t('acts.specialOf', { year: act.year, amount: format.money(act.amount) });
      case 'use':
        return t('acts.useOf', { day: format.day(act.from), percent: format.percent(act.percent) });
    }
  };
}
