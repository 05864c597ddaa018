import { REGISTRY_ID } from '@polynya/domain'

interface Params {
  readonly id: string
  /** A swimmer whose entries and results are to be brought out. */
  readonly iwsaid?: string | undefined
}

/** The number of the event in an address; null where the address can be no event's. */
export function eventNumber({ id, iwsaid }: Params): number | null {
  if (iwsaid !== undefined && !REGISTRY_ID.test(iwsaid)) return null
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}
