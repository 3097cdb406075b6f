/** How to pay: the code for a banking app, and each detail to copy. */
import { useState } from 'react';
import { GiroCode } from './GiroCode.tsx';
import { CopyIcon, TickIcon } from './Icons.tsx';
import type { PublicInvoice } from './load.ts';
import type { Texts } from './texts.ts';

export function PaymentDetails({ invoice, texts }: { invoice: PublicInvoice; texts: Texts }) {
  const { bank, giroCode } = invoice;
  const { say, money } = texts;
  if (bank === null || invoice.status === 'paid' || invoice.cancelled) return null;
  const rows: [label: string, shown: string, copied: string][] = [
    [say('payee'), bank.payee, bank.payee],
    ['IBAN', inGroups(bank.iban), bank.iban.replaceAll(' ', '')],
    ['BIC', bank.bic, bank.bic],
    [say('amount'), money(invoice.open), money(invoice.open).replace(/[^\d.,]/g, '')],
    [say('reference'), bank.reference, bank.reference],
  ];
  return (
    <div className="pay">
      <h2 className="payTitle">{say('transfer')}</h2>
      {giroCode && <GiroCode code={giroCode} fileName={`GiroCode-${invoice.number}.png`} texts={texts} />}
      <dl className="rows">
        {rows
          .filter(([, shown]) => shown !== '')
          .map(([label, shown, copied]) => (
            <CopyRow key={label} label={label} shown={shown} copied={copied} texts={texts} />
          ))}
      </dl>
    </div>
  );
}

function CopyRow({
  label,
  shown,
  copied,
  texts,
}: {
  label: string;
  shown: string;
  copied: string;
  texts: Texts;
}) {
  const [done, setDone] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(copied);
      setDone(true);
      setTimeout(() => setDone(false), 2_000);
    } catch {
      // Without permission to copy, the text beside the button can still be selected.
    }
  }
  return (
    <div className="row">
      <dt>{label}</dt>
      <dd>
        <span className="copied">{shown}</span>
        <button type="button" aria-label={texts.say('copyOf', { what: label })} onClick={() => void copy()}>
          {done ? <TickIcon /> : <CopyIcon />}
        </button>
        <span className="hidden" role="status">
          {done ? texts.say('copied', { what: label }) : ''}
        </span>
      </dd>
    </div>
  );
}

function inGroups(iban: string): string {
  return iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1\u00a0');
}
