/** Frame of the public page: the sender's name, the choice of language, and what the link gives. */
import { useEffect, useState } from 'react';
import { InvoiceFace } from './InvoiceFace.tsx';
import { type Loaded, loadInvoice } from './load.ts';
import {
  browserLanguage,
  chosenLanguage,
  type Language,
  rememberLanguage,
  type Texts,
  textsIn,
} from './texts.ts';

export function PublicPage({ token }: { token: string }) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(token, attempt);
  const [chosen, setChosen] = useState(chosenLanguage);
  const language = chosen ?? (loaded.kind === 'invoice' ? loaded.invoice.language : browserLanguage());
  const texts = textsIn(language);
  useDocumentTitle(loaded, texts);

  function choose(next: Language) {
    rememberLanguage(next);
    setChosen(next);
  }

  return (
    <>
      <header className="bar">
        <div className="barInner">
          <p className="sender">{loaded.kind === 'invoice' ? loaded.invoice.senderName : ' '}</p>
          <LanguageChoice language={language} label={texts.say('language')} onChoose={choose} />
        </div>
      </header>
      <main>
        <Content token={token} loaded={loaded} texts={texts} onRetry={() => setAttempt(attempt + 1)} />
      </main>
    </>
  );
}

interface ContentProps {
  token: string;
  loaded: Loaded;
  texts: Texts;
  onRetry: () => void;
}

function Content({ token, loaded, texts, onRetry }: ContentProps) {
  const { say } = texts;
  switch (loaded.kind) {
    case 'invoice':
      return <InvoiceFace token={token} invoice={loaded.invoice} texts={texts} />;
    case 'loading':
      return <p className="message quiet">{say('loading')}</p>;
    case 'unavailable':
      return (
        <div className="message">
          <h1>{say('notFound')}</h1>
          <p>{say('contactSender')}</p>
        </div>
      );
    case 'unreachable':
      return (
        <div className="message" role="alert">
          <h1>{say('unreachable')}</h1>
          <p>{say('unreachableWhy')}</p>
          <button type="button" className="button" onClick={onRetry}>
            {say('tryAgain')}
          </button>
        </div>
      );
  }
}

function LanguageChoice({
  language,
  label,
  onChoose,
}: {
  language: Language;
  label: string;
  onChoose: (language: Language) => void;
}) {
  const names = { de: 'Deutsch', en: 'English' };
  return (
    <fieldset className="languages" aria-label={label}>
      {(['de', 'en'] as const).map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()}, ${names[code]}`}
          aria-pressed={code === language}
          onClick={() => onChoose(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

function useLoaded(token: string, attempt: number): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    const abort = new AbortController();
    void loadInvoice(token, abort.signal).then((result) => {
      if (!abort.signal.aborted) setLoaded(result);
    });
    return () => abort.abort();
  }, [token, attempt]);
  return loaded;
}

function useDocumentTitle(loaded: Loaded, texts: Texts): void {
  useEffect(() => {
    document.documentElement.lang = texts.language;
    document.title =
      loaded.kind === 'invoice'
        ? `${texts.say(loaded.invoice.kind)} ${loaded.invoice.number}, ${loaded.invoice.senderName}`
        : texts.say('invoice');
  }, [loaded, texts]);
}
