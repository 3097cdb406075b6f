/** What whoever has the link can tell the sender without an account. It appears with the script that passes it on. */
import { type Html, html } from '../../platform/html.ts';
import { TICK } from './icons.ts';
import { isOwed, type Shown } from './shown.ts';

/** As many signs as are taken. */
const QUESTION_MAXIMUM = 2000;

export function showTalk(shown: Shown): Html {
  const { invoice, words } = shown;
  return html`<div class="talk" hidden>
${isOwed(shown) ? showPaidButton(shown) : null}
<details><summary><span>${words.questionTo}</span> <span class="act">${words.ask}</span></summary>
<form data-says="question"><label for="question">${words.question}</label>
<textarea id="question" name="text" rows="4" maxlength="${QUESTION_MAXIMUM}" required></textarea>
<button type="submit" class="button primary">${words.send}</button></form></details>
<p role="alert" data-failed="${words.notSaid}"></p>
${answer('question', words.knowsQuestion(invoice.senderName), html`${words.answerComes}`, false)}
</div>`;
}

/** Stands with the state, once somebody has said that it is paid. */
export function showSaidPaid(shown: Shown): Html | null {
  const { invoice, words, isSaidPaid } = shown;
  if (!isOwed(shown)) return null;
  const text = html`${words.untilPaid} ${takeBack(shown)}`;
  return answer('paid', words.knowsPaid(invoice.senderName), text, isSaidPaid);
}

/** Whoever pressed too soon takes it back; the button to say so is there again then. */
function takeBack({ words }: Shown): Html {
  return html`<form data-says="notPaid"><button type="submit" class="act">${words.takeBack}</button></form>`;
}

function showPaidButton({ words, isSaidPaid }: Shown): Html {
  const hidden = isSaidPaid ? html` hidden` : null;
  return html`<form data-says="paid"${hidden}><span>${words.alreadyPaid}</span> <button type="submit" class="act">${words.letKnow}</button></form>`;
}

/** What was said before the page was opened is answered with it. */
function answer(to: 'paid' | 'question', title: string, text: Html, isSaid: boolean): Html {
  const said = isSaid ? html` data-said` : null;
  return html`<div class="answer" role="status" data-answers="${to}"${said}><template>${TICK}<div><b>${title}</b> ${text}</div></template></div>
`;
}
