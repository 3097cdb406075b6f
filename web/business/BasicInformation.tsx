/** Name and address as they stand on every invoice. */
import { COMPANY_TYPES, type CompanyType, checkPostCode } from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { Fields } from '../ui/Heads.tsx';
import { WithHelp } from '../ui/Help.tsx';
import { CountryField } from '../ui/TextFields.tsx';
import { BusinessSelect, BusinessText, placeId } from './BusinessField.tsx';
import { type SeldomField, SeldomFields } from './SeldomFields.tsx';
import { useBusinessForm } from './saving.ts';
import { useHelp } from './use-help.ts';

const SELDOM: readonly SeldomField[] = [
  {
    name: 'addressAddition',
    field: <BusinessText name="addressAddition" autoComplete="address-line2" maxLength={200} />,
  },
];

export function BasicInformation() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  const types = COMPANY_TYPES.map((type) => ({ value: type, label: t(`companyType.${type}`) }));
  return (
    <Fields>
      <BusinessText name="fullName" autoComplete="name" maxLength={200} />
      <BusinessText name="businessName" autoComplete="organization" maxLength={200} />
      <BusinessSelect name="companyType" choices={types} read={(chosen) => chosen as CompanyType} />
      <BusinessText name="phone" type="tel" autoComplete="tel" maxLength={50} />
      <BusinessText name="street" autoComplete="address-line1" maxLength={200} />
      <BusinessText
        name="postCode"
        autoComplete="postal-code"
        maxLength={20}
        check={(text) => {
          const checked = checkPostCode(text, business.country);
          return checked.ok ? { ok: true, isQuiet: true } : checked;
        }}
      />
      <BusinessText name="city" autoComplete="address-level2" maxLength={100} />
      <Country />
      <BusinessText name="email" type="email" autoComplete="email" maxLength={254} />
      <BusinessText name="website" type="url" autoComplete="url" maxLength={200} />
      <SeldomFields fields={SELDOM} />
    </Fields>
  );
}

function Country() {
  const { business, saving } = useBusinessForm();
  const help = useHelp('country');
  return (
    <WithHelp {...help}>
      <CountryField
        id={placeId('country')}
        label={help.about}
        value={business.country}
        onChange={(country) => saving.save({ country })}
      />
    </WithHelp>
  );
}
