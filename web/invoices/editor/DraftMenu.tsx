/** Deletes the draft; for a few seconds that can be taken back. */
import { Button, Menu } from '@mantine/core';
import { IconDots, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, client, newKey } from '../../connection/api.ts';
import { useErrorText } from '../../connection/problems.ts';
import { toast } from '../../ui/toast.tsx';
import type { DraftEditor } from './use-draft-editor.ts';

export function DraftMenu({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation('invoices');
  const remove = useDelete(editor);
  if (editor.state.stored === null) return null;
  return (
    <Menu>
      <Menu.Target>
        <Button aria-label={t('detail.more')} px={9}>
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconTrash size={16} stroke={1.75} />}
          color="var(--bb-neg)"
          onClick={() => void remove()}
        >
          {t('delete.menu')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function useDelete(editor: DraftEditor) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const cache = useQueryClient();
  const errorText = useErrorText();
  return async () => {
    const { stored } = await editor.sync.flush();
    if (stored === null) return;
    try {
      await client.invoices.deleteDraft({ id: stored.id });
    } catch (error) {
      toast.error(t('delete.failed'), errorText(error));
      return;
    }
    editor.forget();
    const idempotencyKey = newKey();
    const restore = async () => {
      const draft = await client.invoices.createDraft({ idempotencyKey, draft: stored.draft });
      await cache.invalidateQueries({ queryKey: api.invoices.list.key() });
      await navigate({ to: '/invoice/$id', params: { id: draft.id } });
    };
    await navigate({ to: '/invoices' });
    cache.removeQueries({ queryKey: api.invoices.get.key({ input: { id: stored.id } }) });
    void cache.invalidateQueries({ queryKey: api.invoices.list.key() });
    toast.undo(
      t('delete.done'),
      () => void restore().catch((error) => toast.error(t('delete.undoFailed'), errorText(error))),
    );
  };
}
