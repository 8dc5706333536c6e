import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {findFaults, findPatchedFiles, type PatchedFile} from './applyPatches.ts';
import {patches} from './patches.ts';

/** The part of a compilation of webpack and Rspack that is used here. */
interface Compilation {
  readonly errors: Error[];
  readonly hooks: {
    readonly finishModules: {
      tap: (name: string, run: (modules: Iterable<object>) => void) => void;
    };
  };
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
      return {
        module: {
          rules: files.map((file) => ({
            test: file.path,
            enforce: 'pre' as const,
            use: [
              {
                loader: path.join(__dirname, 'loader.cjs'),
                options: {patch: file.apply},
              },
            ],
          })),
        },
        plugins: [
          {
            apply: ({hooks}: Compiler) =>
              hooks.thisCompilation.tap(name, (compilation) =>
                compilation.hooks.finishModules.tap(name, (modules) => {
                  // Of the modules, not of what is loaded: the development server has some from its cache.
                  const loaded = [...modules].flatMap((module) =>
                    'resource' in module && typeof module.resource === 'string' ? module.resource : [],
                  );
                  compilation.errors.push(...findFaults(files, loaded).map((fault) => new Error(fault)));
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
