import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';

export interface MenuLink {
  readonly label: string;
  /** Path with the base path, or an address of another site. */
  readonly to: string;
}

/** All links of a sidebar in their order, those of categories before what is in them. */
export function flattenSidebar(items: readonly PropSidebarItem[]): readonly MenuLink[] {
  return items.flatMap((item): readonly MenuLink[] => {
    if (item.type === 'html') return [];
    const own = item.href === undefined ? [] : [{label: item.label, to: item.href}];
    return item.type === 'category' ? [...own, ...flattenSidebar(item.items)] : own;
  });
}
