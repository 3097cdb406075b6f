/** The app's page without the app: what is drawn as markup stands at once, and `door.js` asks for the files after. */

/** The page, and the lines of its files taken out of it. */
export function withoutFiles(frame: string): { page: string; files: string } {
  const files: string[] = [];
  const page = frame.replace(
    /^.*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)").*\n/gm,
    (line) => {
      files.push(line.trim());
      return '';
    },
  );
  return { page, files: files.join('') };
}

/** What stands in the place of the app; the scripts of the app wait in a template until they are asked for. @param beside markup after it */
export function stillWith(markup: string, files: string, beside = ''): string {
  return `<div id="root" data-still>${markup}</div>\n${beside}<template id="app">${files}</template>\n<script src="/door.js"></script>`;
}
