/** Every field, also with hint, warning and error. */
import { type Day, day } from '@belegbar/domain/calendar';
import { type Cents, cents, type Decimal } from '@belegbar/domain/money';
import { useState } from 'react';
import { CheckField, RadioField } from '../ChoiceFields.tsx';
import { DayField } from '../DayField.tsx';
import { Fields, SideSection } from '../Heads.tsx';
import { DecimalField, MoneyField, PercentField } from '../ParsedFields.tsx';
import { CountryField, PasswordField, SelectField, TextAreaField, TextField } from '../TextFields.tsx';

export function FieldsOfAllKinds() {
  return (
    <SideSection title="Felder" reason="Fehler unter dem Feld, nie nur Farbe.">
      <Fields>
        <Texts />
        <Numbers />
        <Answers />
      </Fields>
    </SideSection>
  );
}

const IBAN = 'DE02 1203 0000 0000 2020 15';
const nothing = () => undefined;

function Texts() {
  const [text, setText] = useState('Hanna Brandt');
  const [country, setCountry] = useState('DE');
  return (
    <>
      <TextField label="Name" value={text} onChange={setText} hint="Steht auf jeder Rechnung" />
      <TextField label="IBAN" value={IBAN} onChange={nothing} error="Die Prüfziffer stimmt nicht." />
      <TextField label="Steuernummer" value="1" onChange={nothing} warning="Die Prüfziffer passt nicht." />
      <PasswordField label="Passwort" value={text} onChange={setText} autoComplete="new-password" />
      <SelectField label="Einheit" value="a" choices={[{ value: 'a', label: 'Stunde' }]} onChange={nothing} />
      <CountryField label="Land" value={country} onChange={setCountry} />
      <TextField label="Gesperrt" value="fest" onChange={nothing} disabled />
      <TextAreaField label="Notizen" value={text} onChange={setText} />
    </>
  );
}

function Answers() {
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const [isKept, setKept] = useState(false);
  return (
    <>
      <RadioField
        label="Kleinunternehmer"
        value={answer}
        answers={[
          { value: 'yes', label: 'Ja', meaning: 'Ohne Umsatzsteuer' },
          { value: 'no', label: 'Nein' },
        ]}
        error={answer === null ? 'Bitte wähle eine Antwort.' : undefined}
        onChange={setAnswer}
      />
      <CheckField
        label="Aufbewahrt"
        value={isKept}
        error={isKept ? undefined : 'Bitte bestätige es.'}
        onChange={setKept}
      />
    </>
  );
}

function Numbers() {
  const [money, setMoney] = useState<Cents | null>(cents(123_456));
  const [percent, setPercent] = useState<Decimal | null>(null);
  const [quantity, setQuantity] = useState<Decimal | null>(null);
  const [on, setOn] = useState<Day | null>(day('2026-10-08'));
  return (
    <>
      <MoneyField label="Betrag" value={money} onChange={setMoney} />
      <PercentField label="Rabatt" value={percent} onChange={setPercent} />
      <DecimalField label="Menge" value={quantity} onChange={setQuantity} />
      <DayField label="Rechnungsdatum" value={on} onChange={setOn} />
    </>
  );
}
