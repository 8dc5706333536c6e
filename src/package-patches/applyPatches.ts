import type {Patch} from './patches.ts';

/** A file of a package whose source is changed on its way into the script of the site. */
export interface PatchedFile {
  /** Names the file and what is done to it in messages, such as `lib/a.js of @owner/package (patch: a-fault)`. */
  readonly name: string;
  /** The path of the file on the disk: as it is, or its end. */
  readonly path: string | RegExp;
  /** @throws Error when the source is not written as expected. */
  readonly apply: (source: string) => string;
}

const whatToDo =
  'If the package has fixed the fault, remove the patch from src/package-patches/patches.ts, otherwise adapt it to the new file.';

/**
 * Applies a patch to the source of its file.
 *
 * @throws Error when a piece is not there exactly once.
 */
export function applyPatch(
  source: string,
  {id, owner, problem, replacements}: Pick<Patch, 'id' | 'owner' | 'problem' | 'replacements'>,
): string {
  return replacements.reduce((text, {from, to}) => {
    const count = text.split(from).length - 1;
    if (count !== 1) {
      throw new Error(
        `The patch "${id}" of ${owner} (${problem}) expects ${JSON.stringify(from)} once and found it ${count} times. ${whatToDo}`,
      );
    }
    return text.replace(from, () => to);
  }, source);
}

/** A path as a pattern for the end of a file's path, on every operating system. */
function endOfPath(file: string): RegExp {
  const pattern = file
    .split('/')
    .map((part) => part.replace(/[.+]/g, '\\$&'))
    .join('[\\\\/]');
  return new RegExp(`[\\\\/]node_modules[\\\\/]${pattern}$`);
}

/** The files that a table of patches changes. */
export function findPatchedFiles(patches: readonly Patch[]): readonly PatchedFile[] {
  const files = new Set(patches.map(({owner, file}) => `${owner}/${file}`));
  return [...files].map((path) => {
    const ofFile = patches.filter(({owner, file}) => `${owner}/${file}` === path);
    return {
      name: `${path} (patches: ${ofFile.map(({id}) => id).join(', ')})`,
      path: endOfPath(path),
      apply: (source) => ofFile.reduce(applyPatch, source),
    };
  });
}

/**
 * A message for each file that is not in the site exactly once.
 *
 * @param loaded paths of the files of which the site's script is made
 */
export function findFaults(files: readonly PatchedFile[], loaded: readonly string[]): readonly string[] {
  const paths = [...new Set(loaded)];
  return files
    .map((file) => ({
      name: file.name,
      count: paths.filter((found) => (typeof file.path === 'string' ? file.path === found : file.path.test(found)))
        .length,
    }))
    .filter(({count}) => count !== 1)
    .map(
      ({name, count}) =>
        `${name} was patched ${count} times, not once: ` +
        (count === 0
          ? 'the site does not use a file of this name. See where the package has the code now.'
          : 'the package is installed more than once. See `npm ls` and leave one of them.') +
        ` ${whatToDo}`,
    );
}
