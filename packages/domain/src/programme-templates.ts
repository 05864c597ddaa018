/** Programmes that federations usually offer, to start from. See docs/rules.md#events. */

import type { DistCode } from './distances.ts'

interface TemplateDistance {
  readonly distCode: DistCode
  /** 1 men, 2 women, 0 both. */
  readonly gender: 0 | 1 | 2
}

/** An offer of a template: the names are content of the event, in both languages. */
interface TemplateOffer {
  readonly kind: 'individual' | 'relay'
  readonly name: string
  readonly nameEn: string
  readonly distances: readonly TemplateDistance[]
}

/** Names of offers that have one kind of distances. */
export const OFFER_NAMES = {
  individual: { name: 'Личные дистанции', nameEn: 'Individual distances' },
  relay: { name: 'Эстафеты', nameEn: 'Relays' },
} as const satisfies Record<TemplateOffer['kind'], Pick<TemplateOffer, 'name' | 'nameEn'>>

const FREESTYLE = ['25FR', '50FR', '100FR', '200FR'] as const
const BREASTSTROKE = ['25BR', '50BR', '100BR', '200BR'] as const

/** Each distance for women and for men, ranked apart. */
const byGender = (codes: readonly DistCode[]): TemplateDistance[] =>
  codes.flatMap((distCode) => [
    { distCode, gender: 2 },
    { distCode, gender: 1 },
  ])

const individual = (codes: readonly DistCode[]): TemplateOffer => ({
  kind: 'individual',
  ...OFFER_NAMES.individual,
  distances: byGender(codes),
})

const RELAYS: TemplateOffer = {
  kind: 'relay',
  ...OFFER_NAMES.relay,
  distances: [
    { distCode: '4x25FR', gender: 0 },
    { distCode: '4x25MX', gender: 0 },
  ],
}

export const PROGRAMME_TEMPLATES = {
  /** Freestyle and breaststroke, 25 to 200 m, women and men. */
  standard: [individual([...FREESTYLE, ...BREASTSTROKE])],
  standardWithRelays: [individual([...FREESTYLE, ...BREASTSTROKE]), RELAYS],
  freestyle: [individual(FREESTYLE)],
  /** All strokes, and the long distances. */
  championship: [individual([...FREESTYLE, '450FR', '1000FR', ...BREASTSTROKE, '25FLY', '50FLY']), RELAYS],
  relays: [RELAYS],
} as const satisfies Record<string, readonly TemplateOffer[]>

export type ProgrammeTemplate = keyof typeof PROGRAMME_TEMPLATES
