import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {findPatchedFiles, PatchCount, type PatchedFile} from './applyPatches.ts';
import {patches} from './patches.ts';

/** The part of a compilation of webpack and Rspack that is used here. */
interface Compilation {
  readonly errors: Error[];
  readonly hooks: {readonly finishModules: {tap: (name: string, run: () => void) => void}};
}

interface Compiler {
  readonly hooks: {readonly thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void}};
}

/**
 * Changes files on their way into the browser's script; the installed files stay as they are. The build fails unless
 * each of them was changed exactly once, so a file that a package moved or renamed cannot slip through unpatched.
 */
export function patchFiles(name: string, files: readonly PatchedFile[]): Plugin {
  return {
    name,
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const count = new PatchCount(files);
      let isChecked = false;
      return {
        module: {
          rules: files.map((file) => ({
            test: file.path,
            enforce: 'pre' as const,
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: {patch: (source: string) => count.apply(file, source)},
              },
            ],
          })),
        },
        plugins: [
          {
            apply: ({hooks}: Compiler) =>
              hooks.thisCompilation.tap(name, (compilation) =>
                compilation.hooks.finishModules.tap(name, () => {
                  // A rebuild of the development server loads only what has changed.
                  if (isChecked) return;
                  isChecked = true;
                  compilation.errors.push(...count.findFaults().map((fault) => new Error(fault)));
                }),
              ),
          },
        ],
      };
    },
  };
}

/** Repairs faults of packages that no option reaches, see patches.ts. */
export function packagePatches(): Plugin {
  return patchFiles('package-patches', findPatchedFiles(patches));
}
