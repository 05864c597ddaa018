/** Returns the host of a webhook, which names it on the screen. */
export const hostOf = ({ url }: { readonly url: string }): string =>
  URL.canParse(url) ? new URL(url).host : url
