/**
 * Keeps a page that the browser or the widget translates from crashing, and what changes on it changing. Translators put
 * every text into `font` elements, or such elements in place of the text; React then removes, inserts beside or writes
 * into nodes that are no longer where it put them, which the DOM answers with an exception or nobody sees.
 * https://github.com/facebook/react/issues/11538
 */
export function installTranslateGuard(): void {
  const {removeChild, insertBefore} = Node.prototype;
  const {get, set} = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  /** Texts of the page that a translator took out, each with the element in its place. */
  const replacements = new WeakMap<Node, Node>();

  const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';

  const observer = new MutationObserver((records) => {
    for (const {addedNodes, removedNodes, previousSibling, nextSibling} of records) {
      const font = [addedNodes[0], previousSibling, nextSibling].find(isFont);
      if (font) for (const node of removedNodes) if (node.nodeType === Node.TEXT_NODE) replacements.set(node, font);
    }
  });
  const watch = (): void => observer.observe(document, {childList: true, subtree: true});
  // While the page is parsed, nothing of it is React's yet, and to be told of every element takes a fifth of the time that
  // a long page takes. This event comes before the page's own scripts, which wait for the end of the document.
  if (document.readyState === 'loading') document.addEventListener('readystatechange', watch, {once: true});
  else watch();

  /** The child of `parent` that is or holds `node`, or what a translator put there instead. */
  function childHolding(parent: Node, node: Node | null): Node | null {
    let candidate = node && !node.parentNode ? (replacements.get(node) ?? node) : node;
    while (candidate && candidate.parentNode !== parent) candidate = candidate.parentNode;
    return candidate;
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const holder = childHolding(this, child);
    if (holder) removeChild.call(this, holder);
    return child;
  };

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null): Child {
    insertBefore.call(this, node, childHolding(this, before));
    return node;
  };

  Object.defineProperty(Node.prototype, 'nodeValue', {
    configurable: true,
    enumerable: true,
    get,
    set(this: Node, value: string | null) {
      const replacement = this.parentNode ? undefined : replacements.get(this);
      replacement?.parentNode?.replaceChild(this, replacement);
      set?.call(this, value);
    },
  });
}
