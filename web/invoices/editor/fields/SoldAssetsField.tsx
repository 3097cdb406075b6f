/** Whether the lines are fixed assets of the business: a rare sale that Anlage EÜR and § 19 UStG want apart. */
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DraftEditor } from '../use-draft-editor.ts';
import { Fold } from './Fold.tsx';
import { fieldId } from './field-id.ts';

export function SoldAssetsField({ editor }: { editor: DraftEditor }) {
  const { t } = useTranslation('invoices');
  const sells = editor.form.sellsFixedAssets ?? false;
  return (
    <Fold title={t('sold.title')} summary={t(sells ? 'sold.assets' : 'sold.supplies')}>
      <Checkbox
        id={fieldId('sellsFixedAssets')}
        label={t('field.sellsFixedAssets')}
        description={t('sold.hint')}
        checked={sells}
        onChange={({ currentTarget }) =>
          editor.dispatch({ kind: 'head', changes: { sellsFixedAssets: currentTarget.checked } })
        }
      />
    </Fold>
  );
}
