import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {importFigures} from '@site/src/docs-data/remark/importFigures';

function importsOf(markdown: string): readonly unknown[] {
  const parser = unified().use(remarkParse).use(remarkMdx);
  const tree = parser.parse(markdown);
  importFigures()(tree);
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

it('imports each drawing of a page once, in the order of their names', () => {
  expect(
    importsOf('<TtlWiringFigure variant="a" />\n\nText <DataPathFigure />\n\n<TtlWiringFigure variant="b" />'),
  ).toEqual([
    "import {DataPathFigure} from '@site/src/figures/DataPathFigure';",
    "import {TtlWiringFigure} from '@site/src/figures/TtlWiringFigure';",
  ]);
});

it('leaves other components and pages without drawings alone', () => {
  expect(importsOf('<Setting name="MAX_CELL_VOLTAGE" />\n\n<figure>text</figure>')).toEqual([]);
});
