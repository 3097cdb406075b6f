/** The style sheet of the page about the API. */
export const DOCUMENTATION_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#ddd6c8, #3a3733); --soft: light-dark(#f6f3ec, #201e1b); --ink: light-dark(#22201c, #ece7dd); --mark: light-dark(#2456a6, #8fb4f0); }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 20rem minmax(0, 1fr); font: 1rem/1.55 system-ui, sans-serif; color: var(--ink); background: light-dark(#fffdf9, #141311); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 1.5rem 1rem; border-right: 1px solid var(--line); background: var(--soft); font-size: .875rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav > ul > li { margin-bottom: 1rem; font-weight: 600; }
nav li li { font-weight: 400; padding-top: .25rem; }
main { padding: 2rem clamp(1rem, 4vw, 4rem) 6rem; max-width: 60rem; }
a { color: var(--mark); }
h1 small, h4 small { font-weight: 400; opacity: .7; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
article { margin: 2rem 0 3rem; scroll-margin-top: 1rem; }
h3 { margin-bottom: .25rem; }
h4 { margin: 1rem 0 .25rem; }
.address { margin-top: 0; overflow-wrap: anywhere; }
.method { font-weight: 700; font-size: .8125rem; color: var(--mark); }
.open { font-size: .8125rem; opacity: .8; }
.refusal { margin: .25rem 0; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { font-weight: 600; }
pre { overflow: auto; max-height: 24rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--soft); font-size: .8125rem; }
@media (max-width: 50rem) { body { display: block; } nav { position: static; height: auto; border: 0; } }
`;
