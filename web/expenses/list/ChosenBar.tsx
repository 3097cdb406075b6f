/** What the chosen expenses come to, and what can be done with all of them. */
import { sumCents } from '@belegbar/domain/money';
import { IconBuildingBank, IconCash, IconCategory, IconFileTypePdf, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shownLanguage } from '../../locales/i18n.ts';
import { useToday } from '../../session/session.ts';
import { TransferDialog } from '../../transfers/index.ts';
import { useFormat } from '../../ui/format.ts';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import { LesserSum, SelectionBar } from '../../ui/table/index.ts';
import { MoveMany } from './MoveMany.tsx';
import { PayMany } from './PayMany.tsx';
import { tableAddress } from './table-address.ts';
import type { Chosen } from './use-chosen.ts';
import type { Asking } from './use-list.ts';

const ACTS = [
  { kind: 'pay', icon: IconCash, keys: 'P' },
  { kind: 'transfer', icon: IconBuildingBank, keys: 'S' },
  { kind: 'move', icon: IconCategory, keys: 'C' },
  { kind: 'csv', icon: IconTable, keys: 'V' },
  { kind: 'pdf', icon: IconFileTypePdf, keys: 'D' },
] as const;
type Act = (typeof ACTS)[number]['kind'];
type FileKind = 'csv' | 'pdf';

interface ChosenBarProps {
  chosen: Chosen;
  asking: Asking;
}

export function ChosenBar({ chosen: { selection, chosen }, asking: { asked } }: ChosenBarProps) {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  const today = useToday();
  const [act, setAct] = useState<Exclude<Act, FileKind> | null>(null);
  const ids = chosen.slice(0, TABLE_IDS_MAXIMUM).map(({ id }) => id);
  const begin = (next: Act) => {
    if (chosen.length === 0) return;
    if (next === 'csv' || next === 'pdf')
      download(tableAddress({ kind: next, asked, today, language: shownLanguage(), ids }));
    else setAct(next);
  };
  useLetterKeys({
    p: () => begin('pay'),
    s: () => begin('transfer'),
    c: () => begin('move'),
    v: () => begin('csv'),
    d: () => begin('pdf'),
  });
  const close = () => setAct(null);
  const sum = (amounts: Parameters<typeof sumCents>[0]) => format.money(sumCents(amounts));
  const standing = chosen.filter(({ state }) => state !== 'takenBack');
  return (
    <>
      <SelectionBar
        selection={selection}
        sums={
          <LesserSum>
            {t('selectedGross', { amount: sum(standing.map((row) => row.grossInEuros)) })}
          </LesserSum>
        }
        acts={ACTS.map((one) => ({ ...one, label: t(`act.${one.kind}`) }))}
        onAct={begin}
      />
      {act === 'pay' && <PayMany chosen={chosen} onClose={close} />}
      {act === 'transfer' && <TransferDialog chosen={chosen.map(({ id }) => id)} onClose={close} />}
      {act === 'move' && <MoveMany chosen={chosen} onClose={close} />}
    </>
  );
}

/** As many as the address of a table names; the list is loaded in steps of fifty. */
const TABLE_IDS_MAXIMUM = 200;

/** The browser saves what the address gives. */
function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
