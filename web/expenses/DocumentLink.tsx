/** The number of a document of the books as a link to its screen, where it has one. */
import { Link } from '@tanstack/react-router';

interface DocumentLinkProps {
  document: { documentKind: string; documentId: string; documentNumber: string };
}

export function DocumentLink({ document: { documentKind, documentId, documentNumber } }: DocumentLinkProps) {
  if (documentKind !== 'invoice' && documentKind !== 'expense') return documentNumber;
  const to = documentKind === 'invoice' ? '/invoice/$id' : '/expenses/$id';
  return (
    <Link to={to} params={{ id: documentId }} data-opens-row>
      {documentNumber}
    </Link>
  );
}
