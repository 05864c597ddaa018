/** What a command works with. */

import type { Language } from '@polynya/i18n'
import type { Translate } from '@polynya/i18n/cli'
import type { Client } from '@polynya/sdk/light'
import type { Interrupt } from '../terminal/interrupt.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Place } from './place.ts'

/** The values of the flags that every command takes. */
export interface Settings {
  readonly profile: string | undefined
  readonly url: string | undefined
  readonly json: boolean
  readonly jsonl: boolean
  readonly fields: readonly string[] | null
  readonly quiet: boolean
  readonly noInput: boolean
  /** Seconds that one call may take. */
  readonly timeout: number | undefined
  readonly dryRun: boolean
  readonly yes: boolean
}

export interface Context {
  readonly version: string
  /** The command line, for a job that is resumed. */
  readonly args: readonly string[]
  readonly t: Translate
  readonly language: Language
  readonly terminal: Terminal
  readonly interrupt: Interrupt
  readonly settings: Settings
  readonly place: Place
  /** The keychain's program, which runs in a process of its own. */
  readonly keychain: URL
  /** A client of the profile's server, signed in where somebody is. */
  client(): Promise<Client>
  /** The token that this program's calls carry, for what is no call, such as a file; null for a visitor. */
  accessToken(): Promise<string | null>
  /** Runs another command line, as `jobs resume` does; answers its exit status. */
  again(args: readonly string[]): Promise<number>
}
