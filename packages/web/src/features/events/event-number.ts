import { REGISTRY_ID } from '@polynya/domain'

/**
 * Reads the id of an event from the parameters of an address; null if no event can have the address.
 * @param params `iwsaid` is a swimmer to highlight in the lists
 */
export function eventNumber({ id, iwsaid }: { id: string; iwsaid?: string | undefined }): number | null {
  if (iwsaid !== undefined && !REGISTRY_ID.test(iwsaid)) return null
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}
