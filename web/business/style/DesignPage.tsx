/** The first page of an invented invoice in a design, with all else as the business has chosen it. */
import type { Template } from '@belegbar/domain/business';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../connection/api.ts';
import { DocumentSheet } from '../../ui/Document.tsx';
import { styleOf, useStylePage } from './use-style-page.ts';

interface Props {
  template: Template;
  /** Not asked for while nobody can see it. */
  isWanted: boolean;
}

export function DesignPage({ template, isWanted }: Props) {
  const { data: business } = useQuery({ ...api.business.get.queryOptions(), enabled: isWanted });
  return business === undefined ? (
    <DocumentSheet svg={undefined} label="" />
  ) : (
    <Drawn business={business} template={template} isWanted={isWanted} />
  );
}

function Drawn({
  business,
  template,
  isWanted,
}: Props & { business: Parameters<typeof useStylePage>[0]['business'] }) {
  const style = { ...styleOf(business), template };
  const { data } = useStylePage({ business, style, version: null, isWanted });
  return <DocumentSheet svg={data?.svg} label="" />;
}
