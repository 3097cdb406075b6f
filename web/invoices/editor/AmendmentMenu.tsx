/** Leaves an amendment: with what was written, which waits on this device, or without it. */
import { Button, Menu } from '@mantine/core';
import { IconArrowLeft, IconDots, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DraftEditor } from './use-draft-editor.ts';

export function AmendmentMenu({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const id = editor.amends?.id ?? '';
  const leave = () => void navigate({ to: '/invoice/$id', params: { id } });
  const discard = () => {
    editor.forget();
    leave();
  };
  return (
    <Menu>
      <Menu.Target>
        <Button aria-label={t('detail.more')} px={9}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconArrowLeft {...LOOK} />} onClick={leave}>
          {t('amend.leave')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...LOOK} />} color="var(--bb-neg)" onClick={discard}>
          {t('amend.discard')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const LOOK = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
