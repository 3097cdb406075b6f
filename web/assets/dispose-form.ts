/** The form of a disposal: what is asked for each way of leaving, and what is proposed to the domain of it. */
import type { DisposalProposal } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import type { Cents } from '@belegbar/domain/money';
import { useForm } from '../ui/form/use-form.ts';
import type { AssetDetail } from './message.ts';
import { useAssetActs } from './use-asset-acts.ts';

export interface DisposeValues {
  reason: DisposalProposal['reason'];
  on: Day | null;
  /** An invoice bills the sale. */
  isBilled: boolean;
  gross: Cents | null;
  receivedOn: Day | null;
  value: Cents | null;
  vatCase: 'standard19' | 'reduced7' | 'exempt';
}

/** Null while something is missing. */
export function proposalIn(values: DisposeValues): DisposalProposal | null {
  const { reason, on, isBilled, gross, receivedOn, value, vatCase } = values;
  if (on === null) return null;
  if (reason === 'loss') return { reason, on };
  if (reason === 'withdrawal')
    return value === null
      ? null
      : { reason, on, value, vatCase: vatCase === 'exempt' ? 'standard19' : vatCase };
  if (isBilled) return { reason, on, received: null };
  if (gross === null || receivedOn === null) return null;
  return { reason, on, received: { gross, vatCase, receivedOn } };
}

function missingOf({ reason, on, isBilled, gross, receivedOn, value }: DisposeValues): string[] {
  const isSoldHere = reason === 'sale' && !isBilled;
  return [
    ...(on === null ? ['disposal.on'] : []),
    ...(isSoldHere && gross === null ? ['disposal.received.gross'] : []),
    ...(isSoldHere && receivedOn === null ? ['disposal.received.receivedOn'] : []),
    ...(reason === 'withdrawal' && value === null ? ['disposal.value'] : []),
  ];
}

export function useDisposeForm(asset: AssetDetail, { today, onDone }: { today: Day; onDone: () => void }) {
  const { dispose } = useAssetActs();
  return useForm<DisposeValues, { disposal: DisposalProposal }>({
    begin: {
      reason: 'sale',
      on: today,
      isBilled: false,
      gross: null,
      receivedOn: today,
      value: null,
      vatCase: 'standard19',
    },
    complete: (values) => {
      const disposal = proposalIn(values);
      if (disposal !== null) return { ok: true, value: { disposal } };
      return { ok: false, problems: missingOf(values).map((field) => ({ field, code: 'text.empty' })) };
    },
    act: async ({ disposal }, key) => {
      await dispose(asset, disposal, key);
      onDone();
    },
  });
}
