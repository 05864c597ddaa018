/**
 * Infringements of the rules by code: those that add a penalty to the time, and those that disqualify. The codes and
 * their rules are presets: check with the federation. i18n has their Russian and English texts.
 * See docs/rules.md#infringements.
 */

/** What an infringement concerns, by which lists of codes are ordered. */
export const INFRINGEMENT_GROUPS = [
  'start',
  'race',
  'breast',
  'turn',
  'relay',
  'equipment',
  'cutOff',
] as const
export type InfringementGroup = (typeof INFRINGEMENT_GROUPS)[number]

interface Infringement {
  readonly group: InfringementGroup
  /** Number of the rule that it breaks, as protocols print it. */
  readonly rule: string
  readonly effect: 'penalty' | 'disqualification'
}

const penalty = (group: InfringementGroup, rule: string): Infringement & { readonly effect: 'penalty' } => ({
  group,
  rule,
  effect: 'penalty',
})
const disqualification = (
  group: InfringementGroup,
  rule: string,
): Infringement & { readonly effect: 'disqualification' } => ({ group, rule, effect: 'disqualification' })

/** Every infringement by its code, in display order. */
export const INFRINGEMENTS = {
  'FS-P': penalty('start', '1.1'),
  SH: penalty('start', '1.2'),
  'FS-D': disqualification('start', '1.3'),
  UW: penalty('race', '2.1'),
  LN: disqualification('race', '2.2'),
  HD: penalty('breast', '3.1'),
  TT: disqualification('turn', '4.1'),
  NW: disqualification('turn', '4.2'),
  RX: penalty('relay', '5.1'),
  EQ: disqualification('equipment', '6.1'),
  OT: disqualification('cutOff', '7.1'),
} as const satisfies Record<string, Infringement>

export type InfringementCode = keyof typeof INFRINGEMENTS

type CodeOf<Effect extends Infringement['effect']> = {
  [Code in InfringementCode]: (typeof INFRINGEMENTS)[Code]['effect'] extends Effect ? Code : never
}[InfringementCode]

/** A code that adds a penalty to the time. */
export type PenaltyCode = CodeOf<'penalty'>
/** A code that disqualifies. */
export type DisqualificationCode = CodeOf<'disqualification'>

export const INFRINGEMENT_CODES = Object.keys(INFRINGEMENTS) as InfringementCode[]
const codesOf = (effect: Infringement['effect']) =>
  INFRINGEMENT_CODES.filter((code) => INFRINGEMENTS[code].effect === effect)

export const PENALTY_CODES = codesOf('penalty') as PenaltyCode[]
export const DISQUALIFICATION_CODES = codesOf('disqualification') as DisqualificationCode[]
