import {useState} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import type {useHistory} from '@docusaurus/router';

type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/** Opens results chosen by keyboard: within the site, in a new tab or in a new window. */
export function useNavigator(history: ReturnType<typeof useHistory>): Navigator {
  const [navigator] = useState<Navigator>(() => {
    const isOfSite = (address: string) => address.startsWith('/') || address.startsWith('#');
    const openElsewhere = (address: string, features = 'noopener') =>
      window.open(isOfSite(address) ? history.createHref({pathname: address}) : address, '_blank', features);
    return {
      navigate: ({itemUrl}) => (isOfSite(itemUrl) ? history.push(itemUrl) : void openElsewhere(itemUrl)),
      navigateNewTab: ({itemUrl}) => void openElsewhere(itemUrl),
      navigateNewWindow: ({itemUrl}) => void openElsewhere(itemUrl, 'noopener,popup'),
    };
  });
  return navigator;
}
