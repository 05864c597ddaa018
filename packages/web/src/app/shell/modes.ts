import type { User } from '@polynya/contract'
import { INTERFACE_STATE } from '../../infrastructure/settings/interface-state.ts'

/** Modes of the interface, each for the holders of its role. A mode never widens a right. */
const MODES = [
  { key: 'admValue', text: 'modes.administrator' },
  { key: 'rsfValue', text: 'modes.federation' },
] as const

/** Modes available to the user. */
export const modesOf = (user: User | null) => MODES.filter(({ key }) => INTERFACE_STATE[key].isFor(user))
