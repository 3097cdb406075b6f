/** Writes what the server fills with a drawn screen: the frame of the page, and all rules of the style sheets, each with its classes. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Node, type Rule } from 'postcss';
import type { Plugin, Rolldown } from 'vite';
import { stillWith, withoutFiles } from '../still/files-later.ts';
import type { StyleRule } from './rules.ts';

/** Sheets that every screen has come first, as the app loads them. */
const FIRST = [/^assets\/vendor-/, /^assets\/app-/, /^assets\/parts-/];
/** Of pages that are not the app. */
const OTHERS = /^assets\/(public-invoice|still)-/;

export function renderedFrame(): Plugin {
  return {
    name: 'rendered-frame',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      const sheets = Object.values(bundle)
        .filter(
          (file): file is Rolldown.OutputAsset => file.type === 'asset' && file.fileName.endsWith('.css'),
        )
        .filter(({ fileName }) => !OTHERS.test(fileName))
        .sort((one, other) => rankOf(one.fileName) - rankOf(other.fileName));
      const read = (file: string) => readFileSync(join(dir, file), 'utf8');
      const folder = join(dir, 'rendered');
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, 'rules.json'),
        JSON.stringify(sheets.flatMap(({ source }) => rulesOf(String(source)))),
      );
      writeFileSync(join(folder, 'frame.html'), frameOf(read('index.html'), read));
    },
  };
}

/** Its scripts stand in it, since a page that is asked for alone shows sooner. */
function frameOf(index: string, script: (name: string) => string): string {
  const { page, files } = withoutFiles(index);
  const known = '<script type="application/json" id="known"><!--known--></script>\n';
  return page
    .replace('</head>', '<!--style-->\n</head>')
    .replace('<div id="root"></div>', () => stillWith('<!--page-->', files, known))
    .replace(
      /<script src="\/([\w-]+\.js)"><\/script>/g,
      (_, name: string) => `<script>${script(name)}</script>`,
    );
}

function rankOf(file: string): number {
  const rank = FIRST.findIndex((sheet) => sheet.test(file));
  return rank === -1 ? FIRST.length : rank;
}

export function rulesOf(sheet: string): StyleRule[] {
  const rules: StyleRule[] = [];
  postcss.parse(sheet).walk((node) => {
    if (node.type === 'atrule' && node.name === 'keyframes')
      rules.push({ css: enclosed(node), selectors: [], keyframes: node.params });
    else if (node.type === 'atrule' && node.name === 'font-face')
      rules.push({ css: enclosed(node), selectors: [[]] });
    else if (node.type === 'rule' && !isInKeyframes(node))
      rules.push({ css: enclosed(node), selectors: node.selectors.map(classesOf) });
  });
  return rules;
}

/** Of a class in a negation nothing follows. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, (part) =>
    /^:(not|has)/.test(part) || part.includes(',') ? '' : part,
  );
  return [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function isInKeyframes(rule: Rule): boolean {
  const { parent } = rule;
  return parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';
}

/** With its conditions around it. */
function enclosed(node: Node): string {
  let css = node.toString();
  for (let { parent } = node; parent !== undefined && parent.type !== 'root'; parent = parent.parent) {
    const { name, params } = parent as AtRule;
    css = `@${name} ${params}{${css}}`;
  }
  return css;
}
