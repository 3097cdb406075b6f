/** A client opened from anywhere, over the screen that is shown. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../api.ts';
import { ClientDialog } from '../clients/index.ts';
import { useErrorText } from '../problems.ts';
import { toast } from '../ui/toast.tsx';

interface ClientCardProps {
  /** Null for a new client. */
  id: string | null;
  onClose: () => void;
}

export function ClientCard({ id, onClose }: ClientCardProps) {
  return id === null ? <ClientDialog opened onClose={onClose} /> : <Known id={id} onClose={onClose} />;
}

function Known({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('clients');
  const errorText = useErrorText();
  const { data, error } = useQuery(api.clients.get.queryOptions({ input: { id } }));
  useEffect(() => {
    if (error === null) return;
    toast.error(t('loadFailed'), errorText(error));
    onClose();
  }, [error, errorText, onClose, t]);
  return data === undefined ? null : <ClientDialog opened client={data} onClose={onClose} />;
}
