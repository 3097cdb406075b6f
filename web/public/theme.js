// Sets colour scheme and language before the first paint: as chosen here before, else as the browser is set, else English.
// Loaded as a file because the page allows no inline script.
(() => {
  const root = document.documentElement;
  const chosen = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be forbidden; the defaults below then hold.
      return null;
    }
  };
  const device = matchMedia('(prefers-color-scheme: dark)');
  const showScheme = () => {
    const theme = chosen('theme');
    const dark = theme === 'dark' || (theme !== 'light' && device.matches);
    root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  };
  // The browser's own bars follow the page, not the device: of the two colours in the head the one that fits is made to hold.
  const paintBars = () => {
    const scheme = root.getAttribute('data-mantine-color-scheme');
    for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
      bar.dataset.scheme ??= bar.media.includes('dark') ? 'dark' : 'light';
      bar.media = bar.dataset.scheme === scheme ? 'all' : 'not all';
    }
  };
  showScheme();
  paintBars();
  new MutationObserver(paintBars).observe(root, { attributeFilter: ['data-mantine-color-scheme'] });
  device.addEventListener('change', showScheme);
  // A page that comes in a language of its own keeps it.
  if (root.dataset.language === 'given') return;
  const language = chosen('app-language');
  const spoken = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
  root.lang = language === 'de' || language === 'en' ? language : spoken;
  // The app's first texts are asked for beside the app.
  const texts = document.querySelector(`meta[name="first-texts"][lang="${root.lang}"]`);
  if (texts === null) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = texts.content;
  document.head.append(link);
})();
