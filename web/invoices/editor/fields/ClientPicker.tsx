/** Chooses the client by typing, adds one in place, and lets the VAT case of the lines follow. */
import { type PaymentTerms, proposeVatCase, usualFor } from '@belegbar/domain/invoices';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog, type ClientMessage } from '../../../clients/index.ts';
import { api } from '../../../connection/api.ts';
import styles from '../editor.module.css';
import small from '../small.module.css';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { ClientField } from './ClientField.tsx';

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

type Asked = { kind: 'new'; name: string } | { kind: 'edit' } | null;

export function ClientPicker({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const [asked, setAsked] = useState<Asked>(null);
  const choose = useChoose(editor, context);
  return (
    <div className={styles.clientField}>
      <ClientField
        chosen={context.client}
        onChoose={choose}
        onNew={(name) => setAsked({ kind: 'new', name })}
      />
      {context.client && (
        <button
          type="button"
          className={`${small.textButton} ${styles.fieldAction}`}
          onClick={() => setAsked({ kind: 'edit' })}
        >
          {t('client.edit')}
        </button>
      )}
      {asked !== null && (
        <ClientDialog
          opened
          {...(asked.kind === 'new'
            ? { initialName: asked.name, forInvoice: true as const }
            : context.client && { client: context.client })}
          onClose={() => setAsked(null)}
          onSaved={choose}
        />
      )}
    </div>
  );
}

/** Lines and terms that follow what was proposed for the client before follow the new client. */
function useChoose(editor: DraftEditor, context: EditorContext): (client: ClientMessage) => void {
  const cache = useQueryClient();
  return (client) => {
    cache.setQueryData(api.clients.get.queryKey({ input: { id: client.id } }), client);
    const { business, smallBusiness, today } = context;
    const { standardVatRate } = business;
    const { vatCase } = proposeVatCase({ client, smallBusiness, standardVatRate });
    const before = usualFor(context.client, business, today).paymentTerms;
    const { language, paymentTerms } = usualFor(client, business, today);
    const terms = isSame(editor.form.paymentTerms, before) ? { paymentTerms } : {};
    editor.dispatch({ kind: 'head', changes: { clientId: client.id, language, ...terms } });
    editor.dispatch({ kind: 'followProposal', from: context.proposal.vatCase, to: vatCase });
  };
}

function isSame(terms: PaymentTerms, others: PaymentTerms): boolean {
  return terms.kind === others.kind && whenOf(terms) === whenOf(others);
}

function whenOf(terms: PaymentTerms): string | number {
  if (terms.kind === 'immediate') return 0;
  return terms.kind === 'date' ? terms.on : terms.days;
}
