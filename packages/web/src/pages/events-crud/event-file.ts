import type { EventImport } from '@polynya/contract'

/**
 * Reads the file of an event without its archive, which is not imported and may be larger than a request; null if it is
 * not the JSON of an object. The server checks the rest.
 */
export function readEventFile(text: string): EventImport | null {
  try {
    const file: unknown = JSON.parse(text)
    if (typeof file !== 'object' || file === null || Array.isArray(file)) return null
    const { archive: _, ...settings } = file as { readonly archive?: unknown } & EventImport
    return settings
  } catch {
    return null
  }
}
