import fs from 'node:fs';
import path from 'node:path';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {contentHash} from '../../contentHash.ts';

let started: Promise<void> | undefined;

/** The renderer is compiled once a process, and only when a card has to be drawn. */
function startRenderer(): Promise<void> {
  started ??= initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return started;
}

function toPng(svg: string): Uint8Array {
  const renderer = new Resvg(svg);
  const picture = renderer.render();
  const png = picture.asPng();
  picture.free();
  renderer.free();
  return png;
}

/** File name of a card: by its content, so that a changed card has a new address and none is kept in vain. */
export function cardFile(svg: string): string {
  return `${contentHash(svg, 16)}.png`;
}

/**
 * Writes the cards into a folder. One that was drawn before is copied from `cacheDir`.
 *
 * @returns how many had to be drawn
 */
export async function drawCards(svgs: readonly string[], outDir: string, cacheDir: string): Promise<number> {
  fs.mkdirSync(outDir, {recursive: true});
  fs.mkdirSync(cacheDir, {recursive: true});
  let drawn = 0;
  for (const svg of svgs) {
    const name = cardFile(svg);
    const kept = path.join(cacheDir, name);
    if (!fs.existsSync(kept)) {
      await startRenderer();
      // A build that is stopped, or runs beside this one, never leaves half a picture under the name.
      fs.writeFileSync(`${kept}.${process.pid}`, toPng(svg));
      fs.renameSync(`${kept}.${process.pid}`, kept);
      drawn += 1;
    }
    fs.copyFileSync(kept, path.join(outDir, name));
  }
  return drawn;
}
