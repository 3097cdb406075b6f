// Sets colour scheme and language before the first paint: as chosen here before, else as the browser is set, else English.
// Loaded as a file because the page allows no inline script.
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
  const spoken = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
  root.lang = language === 'de' || language === 'en' ? language : spoken;
})();
