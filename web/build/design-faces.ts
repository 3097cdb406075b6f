/** The typefaces of the invoice designs in the weights that the page of a client uses; a browser fetches those of one design alone. */

/** Package, name in the designs, weights. */
const FACES = [
  ['inter', 'Inter', [400, 600]],
  ['ibm-plex-sans', 'IBM Plex Sans', [300, 400, 600]],
  ['space-grotesk', 'Space Grotesk', [400, 700]],
  ['fira-sans', 'Fira Sans', [400, 600]],
  ['source-serif-4', 'Source Serif 4', [400, 600]],
  ['work-sans', 'Work Sans', [400, 600, 900]],
  ['eb-garamond', 'EB Garamond', [400, 600]],
  ['jetbrains-mono', 'JetBrains Mono', [400, 700]],
  ['bitter', 'Bitter', [400, 600]],
  ['ibm-plex-mono', 'IBM Plex Mono', [400, 600]],
  ['cormorant-garamond', 'Cormorant Garamond', [500, 600]],
  ['playfair-display', 'Playfair Display', [400]],
] as const;

/** Clients' names need characters such as ı, ş and ł, nothing beyond. */
const SUBSETS = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
};

/** The rules as a style sheet; paths are those of the packages. */
export function designFacesCss(): string {
  return FACES.flatMap(([name, family, weights]) =>
    weights.flatMap((weight) =>
      Object.entries(SUBSETS).map(
        ([subset, range]) =>
          `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};src:url("@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff2") format("woff2");unicode-range:${range}}`,
      ),
    ),
  ).join('\n');
}
