/**
 * Returns the target of a typed link: a page of this or another site, an e-mail address or a telephone
 * number; null if it is none of them.
 */
export function linkAddress(typed: string): string | null {
  const text = typed.trim()
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text) || /^(\/(?!\/)|#)\S*$/.test(text)) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`
  if (/^\+?[\d\s()-]{5,20}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  return /^[^\s@:/]+\.[^\s@:/]{2,}(\/\S*)?$/.test(text) ? `https://${text}` : null
}
