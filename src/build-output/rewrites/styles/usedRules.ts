import postcss, {type ChildNode} from 'postcss';

/** Names that a selector asks for whatever else it says: what is in brackets may be an alternative or a negation. */
function requiredNames(selector: string): readonly string[] {
  let outside = selector;
  for (let before = ''; before !== outside;) {
    before = outside;
    outside = before.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return [...outside.matchAll(/[.#](-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** All classes and ids of a page, quoted or not. */
export function namesIn(html: string): ReadonlySet<string> {
  const attributes = html.matchAll(/\s(?:class|id)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g);
  return new Set([...attributes].flatMap((found) => (found[1] ?? found[2] ?? found[3] ?? '').split(/\s+/)));
}

function selectorsIn(node: ChildNode): readonly string[] {
  if (node.type === 'rule') return node.selectors;
  const selectors: string[] = [];
  if (node.type === 'atrule' && node.nodes) node.walkRules((rule) => void selectors.push(...rule.selectors));
  return selectors;
}

/**
 * Leaves out the rules of a stylesheet that ask for a class or an id which a page does not have. To look through all
 * elements of a page for each of them was a third of the build's time.
 *
 * @param isAlwaysNeeded selectors to keep for every page.
 * @returns a function that takes the names of a page and gives its stylesheet.
 */
export function createRuleFilter(
  css: string,
  isAlwaysNeeded: (selector: string) => boolean,
): (names: ReadonlySet<string>) => string {
  const parts = postcss.parse(css).nodes.map((node) => ({
    css: node.toString(),
    // Without a selector a part applies to all pages: @font-face, @property.
    alternatives: selectorsIn(node).map((selector) => (isAlwaysNeeded(selector) ? [] : requiredNames(selector))),
  }));
  return (names) =>
    parts
      .filter(({alternatives}) => {
        const isPossible = (required: readonly string[]) => required.every((name) => names.has(name));
        return alternatives.length === 0 || alternatives.some(isPossible);
      })
      .map((part) => part.css)
      .join('\n');
}
