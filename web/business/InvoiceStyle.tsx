/** How documents look: logo, colour, footer, letterhead. */
import { StoredFile } from '../storage/index.ts';
import { Fields, WideField } from '../ui/Heads.tsx';
import { AccentColor } from './AccentColor.tsx';
import { BusinessText } from './BusinessField.tsx';

export function InvoiceStyle() {
  return (
    <Fields>
      <WideField>
        <StoredFile name="logo" />
      </WideField>
      <AccentColor />
      <WideField>
        <BusinessText name="footerText" rows={3} maxLength={2000} />
      </WideField>
      <WideField>
        <StoredFile name="letterhead" />
      </WideField>
    </Fields>
  );
}
