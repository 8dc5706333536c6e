import {useThemeConfig} from '@docusaurus/theme-common';

export interface ToolItem {
  readonly label: string;
  readonly to: string;
}

/** The tools in the order of the footer, which has the list. */
export function useToolLinks(): readonly ToolItem[] {
  const list = useThemeConfig().footer?.links.find(({title}) => title === 'Tools');
  return (list?.items ?? []) as readonly ToolItem[];
}
