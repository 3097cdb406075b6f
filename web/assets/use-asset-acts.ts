/** What is done with an asset, each with a word on what happened, and a way back. */
import type { DisposalProposal } from '@belegbar/domain/assets';
import type { Day } from '@belegbar/domain/calendar';
import type { Cents, Decimal } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { client, newKey } from '../connection/api.ts';
import { useRenewedBooks } from '../connection/books.ts';
import { useErrorText } from '../connection/problems.ts';
import { toast } from '../ui/toast.tsx';

export interface NamedAsset {
  id: string;
  description: string;
}

/** Each act takes the key of its request, so that a second try does nothing twice. */
export function useAssetActs() {
  const { t } = useTranslation('assets');
  const errorText = useErrorText();
  const renew = useRenewedBooks();
  const undone = async (act: Promise<unknown>, words: string) => {
    try {
      await act;
      toast.success(words, t('acts.stays'));
    } catch (error) {
      toast.error(t('acts.failed'), errorText(error));
      throw error;
    } finally {
      await renew();
    }
  };
  const undoAct = ({ id, description }: NamedAsset, actId: string) =>
    undone(client.assets.undoAct({ id, actId, idempotencyKey: newKey() }), t('acts.undone', { description }));
  const undo = ({ id, description }: NamedAsset) =>
    undone(client.assets.undo({ id, idempotencyKey: newKey() }), t('acts.takenBack', { description }));
  const noted = async (asset: NamedAsset, act: Promise<{ id: string }>, words: string) => {
    const { id } = await act;
    await renew();
    toast.undo(words, () => void undoAct(asset, id).catch(() => {}));
  };
  return {
    undoAct,
    undo,
    dispose: (asset: NamedAsset, disposal: DisposalProposal, idempotencyKey: string) =>
      noted(
        asset,
        client.assets.dispose({ id: asset.id, idempotencyKey, disposal }),
        t('acts.disposed', { ...asset }),
      ),
    claimSpecial: (
      asset: NamedAsset,
      { year, amount, profitBefore }: { year: number; amount: Cents; profitBefore: Cents },
      idempotencyKey: string,
    ) =>
      noted(
        asset,
        client.assets.claimSpecial({ id: asset.id, idempotencyKey, year, amount, profitBefore }),
        t('acts.special', { ...asset, year }),
      ),
    changeUse: (asset: NamedAsset, use: { from: Day; percent: Decimal }, idempotencyKey: string) =>
      noted(
        asset,
        client.assets.changeUse({ id: asset.id, idempotencyKey, ...use }),
        t('acts.used', { ...asset }),
      ),
    register: async (input: Parameters<typeof client.assets.register>[0]) => {
      const { id } = await client.assets.register(input);
      await renew();
      const asset = { id, description: input.description };
      toast.undo(t('acts.entered', asset), () => void undo(asset).catch(() => {}));
      return id;
    },
    bookDepreciation: async (year: number) => {
      try {
        await client.assets.bookDepreciation({ through: String(year) });
        toast.success(t('acts.depreciated', { year }));
      } catch (error) {
        toast.error(t('acts.failed'), errorText(error));
      } finally {
        await renew();
      }
    },
  };
}
