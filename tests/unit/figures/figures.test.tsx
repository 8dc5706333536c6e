import {readdirSync} from 'node:fs';
import {Fragment, type ReactElement} from 'react';
import {describe, expect, it} from 'vitest';
import {Figure} from '@site/src/components/Figure';
import * as figures from '@site/src/figures';
import {INHERITED} from '@site/src/figures/shared/Label';
import {figureElements, render, versions} from './render';

/**
 * Widths in px at which a layout is smallest: a phone of 360 px less its margins, and the switch to the wide layout, where
 * a panel of 340 units has nearly half of it.
 */
const smallestWidth = {narrow: 328, both: 328, wide: 660, panel: 0.5 * 0.945 * 660} as const;
/** A panel is as wide as a narrow layout, or two of them are. */
const panelUnits = 340;
const SMALLEST_TEXT = 11;

const sizeOf = (text: {attr: (name: string) => string | undefined}): number =>
  Number(text.attr('font-size') ?? INHERITED.size);

function isLayout(value: string | undefined): value is keyof typeof smallestWidth {
  return value !== undefined && value in smallestWidth;
}

it('has every figure that pages may use', () => {
  const files = readdirSync('src/figures').flatMap((file) => /^(\w+Figure)\.tsx$/.exec(file)?.[1] ?? []);
  expect(files.length).toBeGreaterThan(15);
  expect(Object.keys(figures).sort()).toEqual(files.sort());
});

/** What is wrong with the words of the pictures that can be on the pages of one version. */
function faultsOfWords(named: readonly (readonly [string, ReactElement])[]): readonly string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const [name, element] of named) {
    const $ = render(element);
    const title = $('[role="img"]').attr('aria-label') ?? '';
    const description = $(`[id="${$('[role="img"]').attr('aria-describedby')}"]`).text();
    const twin = seen.get(title) ?? seen.get(description);
    if (twin) faults.push(`${name}: says the same as ${twin}`);
    seen.set(title, name).set(description, name);
    if (/^(?:an? )?(?:image|picture|figure|drawing|diagram|graphic)\b/i.test(title))
      faults.push(`${name}: says what it is`);
    if (description.length < title.length / 2 || description === title) faults.push(`${name}: only a title`);
    // What can be read off a scale or a table of switches is beside it as text.
    const holdsValues = /^(?:CurrentLimit|DipSwitch|Rj45)/.test(name);
    if (holdsValues && $('details table').length === 0) faults.push(`${name}: no table of its values`);
  }
  return faults;
}

it('describes every picture in words of its own, and its values in a table', {timeout: 60_000}, () => {
  const all = versions.map((version) => figureElements(version));
  const lengths = all.flat().map(([, element]) => render(element)('p[hidden]').text().length);
  console.log(
    `${lengths.length} pictures in ${all.length} versions, described in ${Math.min(...lengths)} to ${Math.max(...lengths)} characters`,
  );
  expect(all.flatMap(faultsOfWords)).toEqual([]);
  const [twice] = all[0]!;
  const poor = <Figure title="Picture of a curve" description="A curve." caption="A curve" children={null} />;
  expect(faultsOfWords([['CurrentLimitFigure x', poor], twice!, twice!]).join('\n')).toMatch(
    /says what it is\n.*only a title\n.*no table of its values\n.*says the same as/,
  );
});

describe.each(versions)('$version', (version) => {
  describe.each(figureElements(version))('%s', (_name, element) => {
    const $ = render(element);

    it('says what the picture says to readers who cannot see it', () => {
      const image = $('[role="img"]');
      expect(image).toHaveLength(1);
      expect(image.attr('aria-label')?.length).toBeGreaterThan(40);
      const description = $(`[id="${image.attr('aria-describedby')}"]`);
      expect(description).toHaveLength(1);
      expect(description.text().length).toBeGreaterThan(80);
      expect($('figcaption').text().length).toBeGreaterThan(30);
    });

    it('has unique ids when it is on a page twice', () => {
      const twice = render(
        <Fragment>
          {element}
          {element}
        </Fragment>,
      );
      const ids = twice('[id]')
        .map((_index, node) => twice(node).attr('id'))
        .get();
      expect(ids.length).toBeGreaterThanOrEqual(2);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('shows no leftovers of missing values', () => {
      const html = $.html();
      for (const leftover of ['NaN', 'undefined', 'Infinity', '[object', '>null<', 'to follow']) {
        expect(html).not.toContain(leftover);
      }
    });

    it('has text that can be read in every layout', () => {
      const layouts = $('svg')
        .map((_index, svg) => $(svg).attr('data-layout'))
        .get();
      expect([['both'], ['wide', 'narrow'], layouts.map(() => 'panel')]).toContainEqual(layouts);
      $('svg').each((_index, svg) => {
        const layout = $(svg).attr('data-layout');
        if (!isLayout(layout)) throw new Error(`unknown layout ${layout}`);
        const [, , width = NaN, height = NaN] = ($(svg).attr('viewBox') ?? '').split(' ').map(Number);
        expect(height).toBeGreaterThan(0);
        if (layout === 'panel') expect([panelUnits, panelUnits / 2]).toContain(width);
        const units = layout === 'panel' ? panelUnits : width;
        const texts = $(svg).find('text');
        expect(texts.length).toBeGreaterThan(0);
        texts.each((_textIndex, text) => {
          const size = (sizeOf($(text)) * smallestWidth[layout]) / units;
          expect(size, `"${$(text).text()}" in the ${layout} layout`).toBeGreaterThanOrEqual(SMALLEST_TEXT);
          expect($(text).text().trim(), 'empty text').not.toBe('');
        });
      });
    });

    it('keeps its text inside the drawing', () => {
      $('svg text').each((_index, text) => {
        const svg = $(text).closest('svg');
        const [, , , height = NaN] = (svg.attr('viewBox') ?? '').split(' ').map(Number);
        // Panels are shifted by transforms, so only the untransformed ones can be judged here.
        if ($(text).parents('[transform]').length > 0 || $(text).attr('transform')) return;
        const lines = $(text).find('tspan').length || 1;
        const size = sizeOf($(text));
        const bottom = Number($(text).attr('y')) + (lines - 1) * size * 1.3;
        expect(Number($(text).attr('y'))).toBeGreaterThan(size * 0.7);
        expect(bottom, `"${$(text).text()}"`).toBeLessThan(height);
      });
    });
  });
});
