// Sets colour scheme and language before the first paint; loaded as a file because the page allows no inline script.
(() => {
  const root = document.documentElement;
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem('theme');
    language = localStorage.getItem('app-language');
  } catch {
    // Storage can be forbidden; the defaults below then hold.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  root.lang = language === 'de' ? 'de' : 'en';
})();
