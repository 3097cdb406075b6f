/** Tax identifiers, texts that the law or the business wants, and how it is taxed from which day on. */
import {
  CHARTS_OF_ACCOUNTS,
  checkLeitwegId,
  checkPeppolId,
  checkTaxNumber,
  checkTaxOfficeNumber,
  checkVatId,
  checkWirtschaftsId,
  LAENDER,
  type Land,
} from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { Fields } from '../ui/Heads.tsx';
import { BusinessSelect, BusinessSwitch, BusinessText } from './BusinessField.tsx';
import styles from './business.module.css';
import { EnabledReports } from './EnabledReports.tsx';
import { Extension } from './Extension.tsx';
import { Regime } from './Regime.tsx';
import { SeldomFields } from './SeldomFields.tsx';
import { useBusinessForm } from './saving.ts';
import type { Verdict } from './use-business-text.ts';

export function TaxLegal() {
  return (
    <>
      <TaxIdentity />
      <div className={styles.pair}>
        <Regime />
        <Extension />
      </div>
      <EnabledReports />
      <Legal />
    </>
  );
}

function TaxIdentity() {
  return (
    <Fields>
      <LandField />
      <TaxNumberField />
      <BusinessText name="taxOffice" maxLength={200} />
      <VatIdField />
      <SeldomFields
        fields={[
          { name: 'taxOfficeNumber', field: <TaxOfficeNumberField /> },
          { name: 'wirtschaftsId', field: <WirtschaftsIdField /> },
        ]}
      />
    </Fields>
  );
}

function TaxOfficeNumberField() {
  const { business } = useBusinessForm();
  return (
    <BusinessText
      name="taxOfficeNumber"
      maxLength={4}
      check={(text) => checkTaxOfficeNumber(text, business)}
    />
  );
}

function WirtschaftsIdField() {
  const { t } = useTranslation('business');
  return (
    <BusinessText
      name="wirtschaftsId"
      maxLength={20}
      check={(text) => withNote(checkWirtschaftsId(text), t('hint.wirtschaftsIdPassed'))}
    />
  );
}

/** Where the tax office is, by which tax numbers are checked. */
export function LandField() {
  const { t } = useTranslation('business');
  const laender = [
    { value: '', label: t('landUnknown') },
    ...LAENDER.map((land) => ({ value: land, label: t(`land.${land}`) })),
  ];
  return (
    <BusinessSelect
      name="land"
      choices={laender}
      read={(chosen) => (chosen === '' ? null : (chosen as Land))}
    />
  );
}

export function TaxNumberField() {
  const { t } = useTranslation('business');
  const { business } = useBusinessForm();
  return (
    <BusinessText
      name="taxNumber"
      maxLength={30}
      check={(text) => taxNumberVerdict(text, business.land, (federal) => t('hint.federal', { federal }))}
    />
  );
}

export function VatIdField() {
  const { t } = useTranslation('business');
  return (
    <BusinessText name="vatId" maxLength={20} check={(text) => vatIdVerdict(text, t('hint.vatIdPassed'))} />
  );
}

function Legal() {
  const { t } = useTranslation('business');
  const charts = CHARTS_OF_ACCOUNTS.map((chart) => ({ value: chart, label: t(`chart.${chart}`) }));
  return (
    <Fields>
      <BusinessSelect
        name="chartOfAccounts"
        choices={charts}
        read={(chosen) => (chosen === 'skr04' ? 'skr04' : 'skr03')}
      />
      <BusinessSwitch name="xrechnung" />
      <SeldomFields
        fields={[
          { name: 'leitwegId', field: <LeitwegIdField /> },
          {
            name: 'peppolId',
            field: <BusinessText name="peppolId" maxLength={60} check={(text) => checkPeppolId(text)} />,
          },
        ]}
      />
    </Fields>
  );
}

function LeitwegIdField() {
  const { t } = useTranslation('business');
  return (
    <BusinessText
      name="leitwegId"
      maxLength={60}
      check={(text) => withNote(checkLeitwegId(text), t('hint.leitwegIdPassed'))}
    />
  );
}

function taxNumberVerdict(text: string, land: Land | null, say: (federal: string) => string): Verdict {
  const checked = checkTaxNumber(text, land);
  if (!checked.ok) return checked;
  const { federal } = checked.value;
  return federal === null ? { ok: true } : { ok: true, note: say(federal) };
}

function vatIdVerdict(text: string, passed: string): Verdict {
  const checked = checkVatId(text);
  if (!checked.ok) return checked;
  return checked.value.checkDigit === 'ok' ? { ok: true, note: passed } : { ok: true };
}

function withNote(verdict: Verdict, note: string): Verdict {
  return verdict.ok ? { ok: true, note } : verdict;
}
