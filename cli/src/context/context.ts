/** Context of a command. */

import type { Language } from '@polynya/i18n'
import type { Translate } from '@polynya/i18n/cli'
import type { Client } from '@polynya/sdk/light'
import type { Interrupt } from '../terminal/interrupt.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Place } from './place.ts'

/** Values of the global flags. */
export interface Settings {
  readonly profile: string | undefined
  readonly url: string | undefined
  readonly json: boolean
  readonly jsonl: boolean
  readonly fields: readonly string[] | null
  readonly quiet: boolean
  readonly noInput: boolean
  /** Timeout of one call in seconds. */
  readonly timeout: number | undefined
  readonly dryRun: boolean
  readonly yes: boolean
  /** Whether the command continues a job, which was confirmed when it was started. */
  readonly resumes: boolean
}

export interface Context {
  readonly version: string
  /** The command line, stored for resuming a job. */
  readonly args: readonly string[]
  readonly t: Translate
  readonly language: Language
  readonly terminal: Terminal
  readonly interrupt: Interrupt
  readonly settings: Settings
  readonly place: Place
  /** The keychain program, which runs as a separate process. */
  readonly keychain: URL
  /** The client of the profile's server, signed in if the profile is. */
  client(): Promise<Client>
  /** The same for the tasks of a job, whose retries the engine decides for all workers. */
  bulkClient(): Promise<Client>
  /** Access token of this program's calls, for requests outside the client such as files; null for visitors. */
  accessToken(): Promise<string | null>
  /** Runs the command line of a job again, without confirmation. Returns its exit status. */
  resume(args: readonly string[]): Promise<number>
}
