/** What is asked in each question: fields of the profile that keep themselves. */
import {
  COMPANY_TYPES,
  type CompanyType,
  checkIban,
  checkPostCode,
  formatIban,
} from '@belegbar/domain/business';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session.ts';
import { Fields } from '../../ui/Heads.tsx';
import { BankProposal } from '../BankProposal.tsx';
import { BusinessSelect, BusinessText } from '../BusinessField.tsx';
import { useBusinessForm } from '../saving.ts';
import { LandField, TaxNumberField, VatIdField } from '../TaxLegal.tsx';
import type { Question } from './questions.ts';
import { RegimeQuestion } from './RegimeQuestion.tsx';

export function QuestionFields({ question }: { question: Question }) {
  const { business } = useBusinessForm();
  switch (question) {
    case 'work':
      return <Work />;
    case 'taxation':
      return <RegimeQuestion business={business} />;
    case 'sender':
      return <Sender />;
    case 'tax':
      return (
        <Fields>
          <LandField />
          <TaxNumberField />
          <VatIdField />
        </Fields>
      );
    case 'bank':
      return <Bank />;
  }
}

function Work() {
  const { t } = useTranslation('business');
  return (
    <Fields>
      <BusinessSelect
        name="companyType"
        choices={COMPANY_TYPES.map((type) => ({ value: type, label: t(`companyType.${type}`) }))}
        read={(chosen) => chosen as CompanyType}
      />
      <BusinessText name="businessName" autoComplete="organization" maxLength={200} />
    </Fields>
  );
}

/** Answers of clients go to the address of the account until another is given. */
function Sender() {
  const { t } = useTranslation('business');
  const { business, saving } = useBusinessForm();
  const email = useSession()?.user?.email ?? '';
  const { save } = saving;
  const isProposed = business.email === '' && email !== '';
  useEffect(() => {
    if (isProposed) save({ email });
  }, [isProposed, email, save]);
  return (
    <Fields>
      <BusinessText name="fullName" autoComplete="name" maxLength={200} />
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
      <BusinessText
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint={t('first.sender.reply')}
      />
    </Fields>
  );
}

function Bank() {
  const { t } = useTranslation('business');
  return (
    <div>
      <BusinessText
        name="iban"
        maxLength={42}
        show={formatIban}
        check={(text) => {
          const checked = checkIban(text);
          return checked.ok ? { ok: true, note: t('hint.ibanPassed') } : checked;
        }}
      />
      <BankProposal />
    </div>
  );
}
