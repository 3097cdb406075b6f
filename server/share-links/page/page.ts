/** The client's page of an invoice: everything it says is in its markup, so that it reads without a script. */
import type { Language } from '@belegbar/domain/invoices';
import type { Context } from '../../platform/context.ts';
import { type Html, html } from '../../platform/html.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readSharedInvoice } from '../open.ts';
import { showInvoice } from './invoice.ts';
import { pageStyle } from './look.ts';
import { pathOf, type Shown } from './shown.ts';
import { spokenLanguage, WORDS } from './texts.ts';

export interface SharedPage {
  status: 200 | 404;
  language: Language;
  title: string;
  style: string;
  body: Html;
}

/** What a browser asks for: `language` is the one chosen on the page, `accepted` its own header. */
export interface AskedPage {
  token: string;
  language: string;
  accepted: string;
}

/**
 * The page behind a link, in the language that was chosen on it, else in that of the document.
 * Unknown, expired and inactive links give one and the same page with status 404.
 */
export async function readSharedPage(context: Context, asked: AskedPage): Promise<SharedPage> {
  const chosen = asked.language === 'de' || asked.language === 'en' ? asked.language : null;
  try {
    const { invoice, document, isSaidPaid } = await readSharedInvoice(context, asked.token);
    const language = chosen ?? invoice.language;
    const today = context.platform.clock.today();
    return sharedPage({ token: asked.token, invoice, document, isSaidPaid, language, today });
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return unavailable(chosen ?? spokenLanguage(asked.accepted));
  }
}

/** The page of an invoice that is there. */
export function sharedPage(of: Omit<Shown, 'words'>): SharedPage {
  const { invoice, document, language } = of;
  const shown: Shown = { ...of, words: WORDS[language] };
  return {
    status: 200,
    language,
    title: `${shown.words.kind[invoice.kind]} ${invoice.number}, ${invoice.senderName}`,
    style: pageStyle(document),
    body: framed({
      head: showSender(shown),
      design: document.template,
      language,
      main: showInvoice(shown),
    }),
  };
}

function unavailable(language: Language): SharedPage {
  const { notFound, contactSender, kind } = WORDS[language];
  const main = html`<div class="message"><h1>${notFound}</h1><p>${contactSender}</p></div>`;
  return {
    status: 404,
    language,
    title: kind.invoice,
    style: '',
    body: framed({ head: null, design: 'none', language, main }),
  };
}

/** The sender's logo, or name. */
function showSender(shown: Shown): Html {
  const { senderName, hasLogo } = shown.invoice;
  if (!hasLogo) return html`${senderName}`;
  return html`<img src="${pathOf(shown, '/logo')}" alt="${senderName}" height="40" />`;
}

interface Framed {
  head: Html | null;
  design: string;
  language: Language;
  main: Html;
}

/** The sender leads; the languages are links, which need no script and remember nothing. */
function framed({ head, design, language, main }: Framed): Html {
  const choices = (['de', 'en'] as const).map((code) => {
    const name = `${code.toUpperCase()}, ${{ de: 'Deutsch', en: 'English' }[code]}`;
    const current = code === language ? html` aria-current="true"` : null;
    return html`<a href="?lang=${code}" lang="${code}" hreflang="${code}" aria-label="${name}"${current}>${code.toUpperCase()}</a>`;
  });
  return html`<header class="bar" data-design="${design}"><div class="barInner">
<p class="sender">${head}</p>
<nav class="languages" aria-label="${WORDS[language].language}">${choices}</nav>
</div></header>
<main>${main}</main>`;
}
