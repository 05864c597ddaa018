/** Secrets in mails: each is the token of a link, so that one pattern finds them all. */

/** Path of a link that carries a secret. */
export const secretPath = (path: string, secret: string) => `${path}?token=${secret}`

/** Returns the text or the page of a mail with every secret masked. */
export const withoutSecrets = (text: string) => text.replace(/([?&;]token=)[\w~.-]+/g, '$1***')
