import postcss, {type AtRule, type Declaration, type Root, type Rule} from 'postcss';

/** Names that an element needs to match a selector. What is in brackets may be an alternative or a negation. */
function requiredNames(selector: string): readonly string[] {
  let outside = selector;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = before.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return [...outside.matchAll(/[.#](-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** All classes and ids of a page, quoted or not. */
export function namesIn(html: string): readonly string[] {
  const attributes = html.matchAll(/\s(?:class|id)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g);
  return [...attributes].flatMap((found) => (found[1] ?? found[2] ?? found[3] ?? '').split(/\s+/));
}

/** All words of a script: one of them may be a class that it gives to an element, or a variable that it reads. */
export const wordsIn = (script: string): readonly string[] => script.match(/[\w-]+/g) ?? [];

const isInKeyframes = ({parent}: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** Removes a node, and every rule and query around it that is empty then. */
function removeWithWhatHeldIt(node: Rule | AtRule | Declaration): void {
  const holder = node.parent;
  node.remove();
  if (holder && holder.type !== 'root' && holder.nodes?.length === 0) removeWithWhatHeldIt(holder);
}

function removeUnusedRules(css: Root, known: ReadonlySet<string>): void {
  css.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const used = rule.selectors.filter((selector) => requiredNames(selector).every((name) => known.has(name)));
    if (used.length === 0) removeWithWhatHeldIt(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

const variablesReadBy = (text: string): readonly string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** Repeated until nothing more is removed, because a variable may be read only by another unused one. */
function removeUnusedVariables(css: Root, known: ReadonlySet<string>): void {
  for (let isDone = false; !isDone;) {
    isDone = true;
    const read = new Set(variablesReadBy(css.toString()));
    css.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || known.has(declaration.prop)) return;
      isDone = false;
      removeWithWhatHeldIt(declaration);
    });
  }
}

/** A variable of a rule for which a later rule with the same selector has another value, such as Infima's colours. */
function removeReplacedVariables(css: Root): void {
  const replaced = new Set<string>();
  for (const rule of css.nodes.filter((node) => node.type === 'rule').reverse()) {
    for (const node of [...rule.nodes].reverse()) {
      if (node.type !== 'decl' || !node.variable || node.important) continue;
      const name = `${rule.selector} ${node.prop}`;
      if (replaced.has(name)) removeWithWhatHeldIt(node);
      replaced.add(name);
    }
  }
}

/**
 * Leaves out rules for classes and ids that the site does not have, and variables that nothing reads. Infima has rules for many components that this site does not use.
 *
 * @param known names in all pages, and words in all scripts
 */
export function usedRules(css: string, known: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  removeUnusedRules(root, known);
  removeReplacedVariables(root);
  removeUnusedVariables(root, known);
  return root.toString();
}
