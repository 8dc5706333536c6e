interface VersionWithDocs {
  readonly path: string;
  readonly docs: readonly {readonly id: string; readonly path: string}[];
}

/** Path of a page in a version; its introduction when the version has no such page. */
export function pathOfDoc(version: VersionWithDocs, id: string): string {
  return version.docs.find((doc) => doc.id === id)?.path ?? version.path;
}
