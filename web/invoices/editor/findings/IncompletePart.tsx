/** Why the invoice cannot be issued yet, in the dialog that was to issue it: what is missing, and the way there. */
import type { Problem } from '@belegbar/domain/problem';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '../../../ui/Dialogs.tsx';
import type { EditorContext } from '../use-editor-context.ts';
import { ProblemList } from './ProblemList.tsx';
import type { Mending } from './use-mending.ts';

/** The dialog that goes gives the focus back first. */
const GONE_MILLISECONDS = 250;

interface Props {
  context: EditorContext;
  mending: Mending;
  onClose: () => void;
}

export function IncompletePart({ context, mending, onClose }: Props) {
  const { t } = useTranslation('invoices');
  const { findings, readiness, client } = context;
  const problems = [...findings.blocking, ...readiness.blocking];
  const isOfForm = readiness.blocking.length > 0;
  const leave = (act: () => void) => {
    onClose();
    setTimeout(act, GONE_MILLISECONDS);
  };
  const list = findings.blocking.length > 0 ? 'findings-title' : 'e-invoice-title';
  return (
    <>
      <p>
        {isOfForm
          ? t('issue.incompleteForm', { count: problems.length, client: client?.name ?? '' })
          : t('issue.incomplete', { count: problems.length })}
      </p>
      <ProblemList problems={problems} />
      <DialogActions>
        {isOfForm && (
          <Button onClick={() => leave(() => mending.mend('client.invoiceFormat'))}>
            {t('eInvoice.change')}
          </Button>
        )}
        <Button
          variant="filled"
          onClick={() => leave(() => mendFirst(problems, mending, list))}
          data-autofocus
        >
          {t('issue.mend')}
        </Button>
      </DialogActions>
    </>
  );
}

/** Of several points none leads away from the list of them. */
function mendFirst([first, ...others]: readonly Problem[], mending: Mending, list: string): void {
  if (first === undefined) return;
  const isElsewhere = /^(business|client)\./.test(first.field);
  if (others.length > 0 && isElsewhere) document.getElementById(list)?.scrollIntoView({ block: 'center' });
  else mending.mend(first.field);
}
