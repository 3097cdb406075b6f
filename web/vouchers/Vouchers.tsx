/** `/finance/vouchers`: what the business wrote itself, each with what it moves; new ones begin here. */
import { VOUCHER_KINDS, type VoucherKind } from '@belegbar/domain/vouchers';
import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { FilterChoice } from '../ui/FilterChoice.tsx';
import { FilterBar } from '../ui/FilterPopover.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { EmptyState } from '../ui/States.tsx';
import { DataTable } from '../ui/table/index.ts';
import { NewVoucherDialog } from './NewVoucherDialog.tsx';
import { NEW_VOUCHERS, newVoucherOf } from './new-vouchers.ts';
import { VoucherDialog } from './VoucherDialog.tsx';
import { useVoucherColumns, VoucherCard } from './voucher-columns.tsx';

export interface VouchersAddress {
  kind?: string | undefined;
  /** A form of `NEW_VOUCHERS`. */
  new?: string | undefined;
  /** The id of the one that is open. */
  show?: string | undefined;
}

export function Vouchers(address: VouchersAddress) {
  const { t } = useTranslation('vouchers');
  const kind = VOUCHER_KINDS.find((one) => one === address.kind) ?? null;
  const word = newVoucherOf(address.new);
  const go = useGo(address);
  return (
    <Page>
      <PageHead title={t('title')} lead={t('lead')} actions={<NewMenu />} />
      <FilterBar>
        <FilterChoice
          label={t('list.kind')}
          value={kind}
          choices={VOUCHER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(next) => go({ kind: next ?? undefined })}
        />
      </FilterBar>
      <List kind={kind} onAll={() => go({ kind: undefined })} />
      {word !== null && <NewVoucherDialog key={word} word={word} onClose={() => go({ new: undefined })} />}
      {address.show !== undefined && word === null && (
        <VoucherDialog id={address.show} onClose={() => go({ show: undefined })} />
      )}
    </Page>
  );
}

/** Another address of the same list. */
function useGo(address: VouchersAddress) {
  const navigate = useNavigate();
  return (changes: VouchersAddress) =>
    void navigate({
      to: '/finance/vouchers',
      search: Object.fromEntries(
        Object.entries({ ...address, ...changes }).filter(([, value]) => value !== undefined),
      ),
      resetScroll: false,
    });
}

function List({ kind, onAll }: { kind: VoucherKind | null; onAll: () => void }) {
  const { t } = useTranslation('vouchers');
  const columns = useVoucherColumns();
  const pages = useInfiniteQuery(
    api.vouchers.list.infiniteOptions({
      input: (after: string | null) => ({
        ...(kind === null ? {} : { kind }),
        ...(after === null ? {} : { after }),
      }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
    }),
  );
  const rows = pages.data?.pages.flatMap(({ vouchers }) => vouchers);
  const nothing =
    kind === null ? (
      <EmptyState title={t('empty.title')} text={t('empty.text')} action={<NewMenu />} lines={4} />
    ) : (
      <EmptyState
        title={t('empty.ofKind', { kind: t(`kind.${kind}`) })}
        text={t('empty.ofKindText')}
        action={<Button onClick={onAll}>{t('empty.all')}</Button>}
      />
    );
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      card={(voucher) => <VoucherCard voucher={voucher} />}
      growing={{ pages, failed: t('list.failed'), more: t('list.more') }}
      nothing={nothing}
      keys="page"
    />
  );
}

function NewMenu() {
  const { t } = useTranslation('vouchers');
  const navigate = useNavigate();
  const icon = <IconPlus size={18} stroke={1.6} aria-hidden="true" />;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="filled" leftSection={icon}>
          {t('new.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {NEW_VOUCHERS.map((word) => (
          <Menu.Item
            key={word}
            onClick={() => void navigate({ to: '/finance/vouchers', search: { new: word } })}
          >
            {t(`new.${word}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
