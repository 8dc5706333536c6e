/** A page with all that a writer may use: Markdown, parts of the theme, and a component with state of the page's own. */
export const everythingText = `---
title: Everything
slug: /general/everything
description: A page of the tests with everything that a writer may use in the text of a page.
---

import {useState} from 'react';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Clicked {count} times</button>;
}

Some text with a [link](#headings), \`inline code\`, **strong** and *emphasis*.

## Headings {#headings}

### One with \`code\` {#with-code}

Text.

<Counter />

<Tabs>
  <TabItem value="serial" label="Serial">Connect the adapter.</TabItem>
  <TabItem value="can" label="CAN">Connect the bus.</TabItem>
</Tabs>

<details>
<summary>More</summary>

Hidden at first.

</details>

- One
- Two

1. First
2. Second

> A quote.

| Setting | Value |
| --- | --- |
| One | 1 |

:::warning[Careful]

Text of a warning.

:::

\`\`\`ini title="config.ini"
[DEFAULT]
MAX_CELL_VOLTAGE = 3.500
\`\`\`

---

The end.
`;

/** File of the page in a copy of the project. */
export const everythingFile = 'docs/general/everything.mdx';
