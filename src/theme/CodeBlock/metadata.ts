/** Language of a block by its class, such as `language-ini`. */
export function languageOf(className: string | undefined): string | undefined {
  return /(?:^|\s)language-(\S+)/.exec(className ?? '')?.[1];
}

/** Title in the rest of a fence's first line, such as ```` ```ini title="config.ini" ````. */
export function titleOf(metastring: string | undefined): string | undefined {
  return /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/
    .exec(metastring ?? '')
    ?.slice(1)
    .find((text) => text !== undefined);
}
