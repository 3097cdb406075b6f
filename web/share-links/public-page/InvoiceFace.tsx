/** The invoice as its recipient sees it: the document, what is to be paid, and how. */
import { DocumentPages } from './DocumentPages.tsx';
import { DownloadIcon, SignIcon } from './Icons.tsx';
import { type PublicInvoice, pdfAddress } from './load.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import { daysUntil, type Texts } from './texts.ts';

interface Props {
  token: string;
  invoice: PublicInvoice;
  texts: Texts;
}

export function InvoiceFace({ token, invoice, texts }: Props) {
  const { say, day } = texts;
  return (
    <div className="face">
      <div className="heading">
        <p className="quiet">
          {say('numberAndDate', {
            kind: say(invoice.kind),
            number: invoice.number,
            date: day(invoice.invoiceDate),
          })}
        </p>
        <h1>{invoice.title || `${say(invoice.kind)} ${invoice.number}`}</h1>
      </div>
      <div className="side">
        <section className="card">
          <State invoice={invoice} texts={texts} />
          <a className="button primary" href={pdfAddress(token)} download>
            <DownloadIcon /> {say('downloadPdf')}
          </a>
          <PaymentDetails invoice={invoice} texts={texts} />
        </section>
        {invoice.senderEmail !== '' && (
          <p className="below">
            {say('questions')} <a href={`mailto:${invoice.senderEmail}`}>{invoice.senderEmail}</a>
          </p>
        )}
        <p className="below proven">
          <SignIcon /> {say('unchanged')}
        </p>
      </div>
      <DocumentPages token={token} invoice={invoice} texts={texts} />
    </div>
  );
}

/** The one figure that matters, and since or until when. */
function State({ invoice, texts }: Omit<Props, 'token'>) {
  const { say, money, day } = texts;
  if (invoice.kind === 'cancellation' || invoice.cancelled) {
    return (
      <>
        <p className="quiet">{say(invoice.kind === 'cancellation' ? 'cancellationAmount' : 'total')}</p>
        <p className={invoice.cancelled ? 'amount void' : 'amount'}>{money(invoice.gross)}</p>
        <p className="state strong">{say(invoice.kind === 'cancellation' ? 'nothingDue' : 'cancelled')}</p>
      </>
    );
  }
  if (invoice.status === 'paid') {
    return (
      <>
        <p className="quiet">{say('total')}</p>
        <p className="amount">{money(invoice.gross)}</p>
        <p className="state positive">
          {invoice.paidOn === null ? say('paid') : say('paidOn', { date: day(invoice.paidOn) })}
        </p>
      </>
    );
  }
  return (
    <>
      <p className="quiet">
        {invoice.open === invoice.gross ? say('openAmount') : say('openOf', { total: money(invoice.gross) })}
      </p>
      <p className="amount">{money(invoice.open)}</p>
      <DueDate invoice={invoice} texts={texts} />
    </>
  );
}

function DueDate({ invoice, texts: { say, day } }: Omit<Props, 'token'>) {
  const days = daysUntil(invoice.dueDate);
  return (
    <p className="state">
      {say('dueOn', { date: day(invoice.dueDate) })} <span className="quiet">{daysText(days, say)}</span>
    </p>
  );
}

function daysText(days: number, say: Texts['say']): string {
  if (days === 0) return say('today');
  if (days === 1) return say('tomorrow');
  if (days > 1) return say('inDays', { days: String(days) });
  return days === -1 ? say('sinceYesterday') : say('sinceDays', { days: String(-days) });
}
