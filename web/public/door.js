// The door, or a screen that the server drew, stands as markup. The app is fetched once it has been painted, and what somebody does before is kept for it.
// A file, because the page of the door allows no inline script; in the page of a screen it stands inline, and the policy names it.
(() => {
  const still = document.getElementById('root');
  const files = document.getElementById('app');
  const kept = { act: null, keys: [] };
  window.doorKept = kept;

  const blocks = [...still.querySelectorAll(':scope > [lang]')];
  const isDoor = blocks.length > 0;
  // A visitor who was told where a mail is, and reloads, is told it again by the app.
  if (history.state?.mailed !== undefined) still.replaceChildren();
  if (location.pathname === '/')
    history.replaceState(history.state, '', `/auth${location.search}${location.hash}`);
  if (isDoor) dress(still, blocks);

  let isAsked = false;
  const askForApp = () => {
    if (isAsked) return;
    isAsked = true;
    const copy = document.importNode(files.content, true);
    for (const script of copy.querySelectorAll('script')) {
      script.addEventListener('error', () => {
        script.remove();
        isAsked = false;
        setTimeout(askForApp, 3_000);
      });
    }
    // Before the rules that a drawn screen brings: those are of the same sheets and of later ones.
    document.head.prepend(copy);
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
    // Of a screen, what a link leads to may be drawn sooner than the app is there.
    const controls = isDoor
      ? 'a[href^="/"], button, input[type="checkbox"]'
      : 'button, input[type="checkbox"]';
    const element = event.target.closest(controls);
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
  if (!isDoor)
    keepKeys(still, (key) => {
      kept.keys.push(key);
      askForApp();
    });

  const whenIdle = window.requestIdleCallback ?? ((act) => setTimeout(act, 200));
  const fetchWhenIdle = () => whenIdle(askForApp, { timeout: 1_000 });
  if (isDoor) addEventListener('load', () => oncePainted(fetchWhenIdle));
  // A window that the screen was not drawn for shows nothing of it, and is never painted.
  else if (getComputedStyle(still).visibility === 'hidden') askForApp();
  else oncePainted(askForApp);
})();

// The door in the language of the page, ready to be typed into.
function dress(door, blocks) {
  for (const block of blocks) {
    if (block.lang === document.documentElement.lang) document.title = block.dataset.title;
    else block.remove();
  }
  // Without the captcha the app disables what sends, and a browser tells nobody of a press on that. Here it is kept, and the app waits for the captcha.
  for (const button of door.querySelectorAll('button[disabled]')) {
    button.disabled = false;
    delete button.dataset.disabled;
  }
  if (matchMedia('(min-width: 900px)').matches) door.querySelector('input[name="email"]')?.focus();
}

// The keys of a screen are the app's: the palette, the search, a new invoice.
function keepKeys(still, keep) {
  document.addEventListener('keydown', (event) => {
    if (!still.isConnected || !isKeyOfApp(event)) return;
    event.preventDefault();
    const { key, ctrlKey, metaKey, shiftKey } = event;
    keep({ key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true });
  });
}

// What is typed into a field is text; the browser has its own keys.
function isKeyOfApp({ key, ctrlKey, metaKey, altKey, target }) {
  if (altKey || target.closest('input, textarea, select')) return false;
  return ctrlKey || metaKey ? ['k', 'b'].includes(key.toLowerCase()) : key.length === 1 && key !== ' ';
}

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
