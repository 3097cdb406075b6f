/** What the chosen expenses come to, and what can be done with all of them. */
import { sumCents } from '@belegbar/domain/money';
import { IconBuildingBank, IconCash, IconCategory } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TransferDialog } from '../../transfers/index.ts';
import { useFormat } from '../../ui/format.ts';
import { useLetterKeys } from '../../ui/letter-keys.ts';
import { LesserSum, SelectionBar } from '../../ui/table/index.ts';
import { MoveMany } from './MoveMany.tsx';
import { PayMany } from './PayMany.tsx';
import type { Chosen } from './use-chosen.ts';

const ACTS = [
  { kind: 'pay', icon: IconCash, keys: 'P' },
  { kind: 'transfer', icon: IconBuildingBank, keys: 'S' },
  { kind: 'move', icon: IconCategory, keys: 'C' },
] as const;
type Act = (typeof ACTS)[number]['kind'];

export function ChosenBar({ chosen: { selection, chosen } }: { chosen: Chosen }) {
  const { t } = useTranslation('expense-list');
  const format = useFormat();
  const [act, setAct] = useState<Act | null>(null);
  const begin = (next: Act) => chosen.length > 0 && setAct(next);
  useLetterKeys({ p: () => begin('pay'), c: () => begin('move'), s: () => begin('transfer') });
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
        onAct={setAct}
      />
      {act === 'pay' && <PayMany chosen={chosen} onClose={close} />}
      {act === 'transfer' && <TransferDialog chosen={chosen.map(({ id }) => id)} onClose={close} />}
      {act === 'move' && <MoveMany chosen={chosen} onClose={close} />}
    </>
  );
}
