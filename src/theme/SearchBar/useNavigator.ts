import {useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import type {useHistory} from '@docusaurus/router';

type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/** Opens results chosen by keyboard: within the site, in a new tab or in a new window. */
export function useNavigator(history: ReturnType<typeof useHistory>): Navigator {
  const [navigator] = useState<Navigator>(() => {
    const openElsewhere = (route: string, features?: string) =>
      window.open(history.createHref({pathname: route}), '_blank', features ?? 'noopener');
    return {
      navigate: ({itemUrl}) => history.push(itemUrl),
      navigateNewTab: ({itemUrl}) => void openElsewhere(itemUrl),
      navigateNewWindow: ({itemUrl}) => void openElsewhere(itemUrl, 'noopener,popup'),
    };
  });
  return navigator;
}
