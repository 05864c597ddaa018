/**
 * Identifier that opens the swimmer or team dialog. A team's is `T-captain-distCode-offer-event`, where the
 * distance code may contain a dash. Anything else is a swimmer's registry ID.
 * See docs/rules.md#registry-id.
 */

import { type DistCode, findDistCode } from './distances.ts'
import { isRegistryId } from './registry-id.ts'

export interface TeamRef {
  readonly captainId: number
  readonly distCode: DistCode
  readonly offerId: number
  readonly eventId: number
}

export type ModalId =
  | { readonly kind: 'swimmer'; readonly iwsaid: string }
  | ({ readonly kind: 'team' } & TeamRef)

/** Parses a dialog identifier; null if it is neither a team's nor a registry ID. */
export function parseModalId(text: string): ModalId | null {
  const segments = text.split('-')
  if (segments[0] !== 'T') return isRegistryId(text) ? { kind: 'swimmer', iwsaid: text } : null
  const [captainId, offerId, eventId] = [segments[1], segments.at(-2), segments.at(-1)].map(toId)
  const distCode = findDistCode(segments.slice(2, -2).join('-'))
  return captainId && offerId && eventId && distCode
    ? { kind: 'team', captainId, distCode, offerId, eventId }
    : null
}

/** Formats a team's dialog identifier. */
export function formatTeamId({ captainId, distCode, offerId, eventId }: TeamRef): string {
  return ['T', captainId, distCode, offerId, eventId].join('-')
}

const toId = (segment: string | undefined) =>
  segment && /^[1-9]\d{0,14}$/.test(segment) ? Number(segment) : null
