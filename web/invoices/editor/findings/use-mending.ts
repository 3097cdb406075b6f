/** Leads to where a point is mended: a field of the draft, the client's, or the page of the business. */
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { jumpTo } from '../fields/field-id.ts';
import { businessPlace } from './business-place.ts';

export interface Mending {
  /** `title`, `client.city` or `business.phone`; other places of the draft by their paths. */
  mend: (field: string) => void;
  /** The field of the client that is being mended; null while none is. */
  clientField: string | null;
  closeClient: () => void;
}

export function useMending(): Mending {
  const navigate = useNavigate();
  const [clientField, setClientField] = useState<string | null>(null);
  const mend = useCallback(
    (field: string) => {
      if (field.startsWith('business.')) void navigate({ to: '/my-business', hash: businessPlace(field) });
      else if (field.startsWith('client.')) setClientField(field.replace('client.', ''));
      else jumpTo(field);
    },
    [navigate],
  );
  return { mend, clientField, closeClient: () => setClientField(null) };
}
