/**
 * Keeps a page that the browser or the widget translates from crashing. Translators put
 * every text into `font` elements; React then removes or inserts beside nodes that are no
 * longer where it put them, which the DOM answers with an exception.
 * https://github.com/facebook/react/issues/11538
 */
export function installTranslateGuard(): void {
  const {removeChild, insertBefore} = Node.prototype;

  /** The child of `parent` that is or holds `node`. */
  function childHolding(parent: Node, node: Node | null): Node | null {
    let candidate = node;
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
}
