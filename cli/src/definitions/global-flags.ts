/** Global flags, and the environment variables equivalent to them. */

import { choice, type Flag, type Flags, text, whole, yes } from './spec.ts'

export const GLOBAL_FLAGS = {
  profile: text,
  url: text,
  lang: choice(['ru', 'en']),
  json: yes,
  jsonl: yes,
  fields: text,
  quiet: yes,
  color: choice(['auto', 'always', 'never']),
  noColor: yes,
  noInput: yes,
  screenReader: yes,
  timeout: whole(1, 3600),
} as const satisfies Flags

/** Additional flags of commands that change something. */
export const CHANGE_FLAGS = { dryRun: yes } as const satisfies Flags
export const DESTROY_FLAGS = { dryRun: yes, yes } as const satisfies Flags

/** Precedence: flag, environment variable, profile. */
export const VARIABLES = {
  POLYNYA_PROFILE: 'profile',
  POLYNYA_URL: 'url',
  POLYNYA_LANG: 'lang',
  POLYNYA_TOKEN: null,
  POLYNYA_CONFIG_DIR: null,
  POLYNYA_STATE_DIR: null,
  POLYNYA_KEYCHAIN: null,
  POLYNYA_SERVER: null,
  POLYNYA_NO_INPUT: 'noInput',
  POLYNYA_SCREEN_READER: 'screenReader',
  NO_COLOR: 'noColor',
  FORCE_COLOR: 'color',
} as const satisfies Record<string, keyof typeof GLOBAL_FLAGS | null>

export type Variable = keyof typeof VARIABLES

/** The flags of a command with all that its effect and every command bring. */
export function flagsOf(command: { readonly flags: Flags; readonly effect: string }): Record<string, Flag> {
  const effect = { reads: {}, changes: CHANGE_FLAGS, destroys: DESTROY_FLAGS }[command.effect] ?? {}
  return { ...command.flags, ...effect, ...GLOBAL_FLAGS }
}
