// The door stands as markup. The app is fetched once it has been painted, and what somebody does before is kept for it.
// Loaded as a file because the page allows no inline script.
(() => {
  const root = document.documentElement;
  const still = document.getElementById('root');
  const files = document.getElementById('app');
  const kept = { act: null };
  window.doorKept = kept;

  for (const block of [...still.children]) {
    if (block.lang === root.lang) document.title = block.dataset.title;
    else block.remove();
  }
  // A visitor who was told where a mail is, and reloads, is told it again by the app.
  if (history.state?.mailed !== undefined) still.replaceChildren();
  if (location.pathname === '/')
    history.replaceState(history.state, '', `/auth${location.search}${location.hash}`);
  // Without the captcha the app disables what sends, and a browser tells nobody of a press on that. Here it is kept, and the app waits for the captcha.
  for (const button of still.querySelectorAll('button[disabled]')) {
    button.disabled = false;
    delete button.dataset.disabled;
  }
  if (matchMedia('(min-width: 900px)').matches) still.querySelector('input[name="email"]')?.focus();

  let isAsked = false;
  const askForApp = () => {
    if (isAsked) return;
    isAsked = true;
    const copy = document.importNode(files.content, true);
    for (const script of copy.querySelectorAll('script')) {
      script.addEventListener('error', () => {
        script.remove();
        isAsked = false;
      });
    }
    document.head.append(copy);
  };

  const keep = (kind, element) => {
    kept.act?.element.removeAttribute('aria-busy');
    kept.act = { kind, element };
    element.setAttribute('aria-busy', 'true');
    askForApp();
  };
  const isPlain = (event) =>
    !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) && event.button === 0;
  still.addEventListener('click', (event) => {
    const element = event.target.closest('a[href^="/"], button, input[type="checkbox"]');
    if (element === null || !isPlain(event)) return;
    event.preventDefault();
    keep('press', element);
  });
  still.addEventListener('submit', (event) => event.preventDefault());
  still.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
    event.preventDefault();
    keep('send', target);
  });
  still.addEventListener('input', askForApp);

  const whenIdle = window.requestIdleCallback ?? ((act) => setTimeout(act, 200));
  const fetchWhenIdle = () => whenIdle(askForApp, { timeout: 1_000 });
  addEventListener('load', () => oncePainted(fetchWhenIdle));
})();

// A slow device paints long after its frames were asked for. A page that nobody looks at is not painted at all, and has time.
function oncePainted(act) {
  const watch = new PerformanceObserver(() => {
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return;
    watch.disconnect();
    act();
  });
  watch.observe({ type: 'paint', buffered: true });
  setTimeout(act, 10_000);
}
