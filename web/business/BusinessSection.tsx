/** A section of fields of the business, with the help of all of them beside its heading. */
import type { ComponentProps } from 'react';
import { SideSection } from '../ui/Heads.tsx';
import { SectionHelp } from '../ui/Help.tsx';
import { useHelpOfAll } from './use-help.ts';

interface BusinessSectionProps extends Omit<ComponentProps<typeof SideSection>, 'help'> {
  /** The names of its fields, in their order. */
  fields: readonly string[];
}

export function BusinessSection({ fields, ...section }: BusinessSectionProps) {
  const help = useHelpOfAll(fields);
  return <SideSection {...section} help={<SectionHelp title={section.title} fields={help} />} />;
}
