/** Rules over the elements of a document in one syntax: what they are made of. */
import { say } from '../rules/finding.ts';
import type { Breach, Rule, RuleSource, RuleText } from '../rules/rule.ts';
import { below, type Node, pathOf, type Tree } from './tree.ts';

export interface SyntaxRule {
  id: string;
  /** The severity and words; none where a rule of the model has the number, and speaks for it. It finds nothing in a model. */
  rule: Rule | null;
  find(tree: Tree): Breach[];
}

const BY_SENDER = say(
  'Das ist Sache des Absenders: Er muss die Datei nach den Regeln der Syntax erzeugen.',
  'This is up to the sender: the file must be made by the rules of its syntax.',
);

export function syntaxRule(
  id: string,
  source: RuleSource,
  message: RuleText,
  find: SyntaxRule['find'],
): SyntaxRule {
  return {
    id,
    rule: { id, severity: 'fatal', source, fields: [], message, mend: BY_SENDER, find: () => [] },
    find,
  };
}

/** What breaks a rule of the model in a way that only the document shows. */
export function alsoBroken(id: string, find: SyntaxRule['find']): SyntaxRule {
  return { id, rule: null, find };
}

/** A breach at the element, which messages name. */
export function breachAt(node: Node, values: Record<string, string> = {}): Breach {
  return { path: pathOf(node), values: { element: node.found.name, ...values } };
}

const TOO_OFTEN = say(
  'Das Element „{element}“ steht hier {count}-mal, erlaubt ist es höchstens einmal.',
  'The element “{element}” stands here {count} times; once at most is allowed.',
);

/** Of `path` below each element of that name (or the root, of whichever name) there is one at most. */
export function atMostOne(id: string, context: string | null, path: string): SyntaxRule {
  return counted(id, TOO_OFTEN, context, (node) => below(node, path));
}

/** As `atMostOne`, of those that are meant. */
export function counted(
  id: string,
  message: RuleText,
  context: string | null,
  of: (node: Node, tree: Tree) => readonly Node[],
  maximum = 1,
): SyntaxRule {
  return syntaxRule(id, 'EN 16931', message, (tree) =>
    contextsOf(tree, context).flatMap((node) => {
      const found = of(node, tree);
      const over = found[maximum];
      return over === undefined ? [] : [breachAt(over, { count: String(found.length) })];
    }),
  );
}

/** The same message for a rule that counts something else. */
export function countedOnce(
  id: string,
  context: string | null,
  of: (node: Node, tree: Tree) => readonly Node[],
): SyntaxRule {
  return counted(id, TOO_OFTEN, context, of);
}

/** Each element of that name has a `path` below it. */
export function needed(id: string, context: string, path: string): SyntaxRule {
  return syntaxRule(
    id,
    'EN 16931',
    say('In „{element}“ fehlt „{part}“.', 'In “{element}” the element “{part}” is missing.'),
    (tree) =>
      tree
        .named(context)
        .filter((node) => below(node, path).length === 0)
        .map((node) => breachAt(node, { part: path.split('/').at(-1) ?? path })),
  );
}

/** No element that is meant may stand in the document. */
export function notAllowed(id: string, of: (tree: Tree) => readonly Node[]): SyntaxRule {
  return syntaxRule(
    id,
    'EN 16931',
    say('Das Element „{element}“ darf hier nicht stehen.', 'The element “{element}” must not stand here.'),
    (tree) => of(tree).map((node) => breachAt(node)),
  );
}

/** None of the elements may have the attribute. */
export function noAttribute(id: string, attribute: string, of: (tree: Tree) => readonly Node[]): SyntaxRule {
  return syntaxRule(
    id,
    'EN 16931',
    say(
      'Das Attribut „{attribute}“ darf am Element „{element}“ nicht stehen.',
      'The attribute “{attribute}” must not stand at the element “{element}”.',
    ),
    (tree) =>
      of(tree)
        .filter(({ found }) => found.attributes[attribute] !== undefined)
        .map((node) => breachAt(node, { attribute })),
  );
}

export function contextsOf(tree: Tree, context: string | null): readonly Node[] {
  return context === null ? [tree.root] : tree.named(context);
}
