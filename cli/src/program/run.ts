/** Runs a command line and returns its exit status. */

import type { Language } from '@polynya/i18n'
import { cliHelpWords, cliWords, type Translate } from '@polynya/i18n/cli'
import type { Context, Settings } from '../context/context.ts'
import { type Place, placeOf } from '../context/place.ts'
import type { Result } from '../context/result.ts'
import { type CommandPath, type Input, specAt } from '../definitions/commands.ts'
import { failureJson, failureLines } from '../failures/describe-failure.ts'
import { EXIT, exitOf, Stop } from '../failures/exit-status.ts'
import { type OpenClient, openClient } from '../profile/client.ts'
import { readConfig } from '../profile/config.ts'
import { languageOf, siteAt } from '../profile/language-of.ts'
import { chooseColour } from '../terminal/choose-colour.ts'
import { cleanLines } from '../terminal/clean.ts'
import { type Interrupt, interruptOf } from '../terminal/interrupt.ts'
import { type ColorWish, endWithThePipe, terminalOf } from '../terminal/terminal.ts'
import { HANDLERS } from './handlers.ts'
import { show, write } from './output.ts'
import { type Chosen, parse } from './parser.ts'
import { checkFields } from './select-fields.ts'

export interface Program {
  readonly version: string
  readonly keychain: URL
}

/** State with the lifetime of the process. */
interface World extends Program {
  readonly place: Place
  readonly interrupt: Interrupt
  /** Whether the command line is that of an interrupted job. */
  readonly resumes?: boolean
}

/** Runs a command line; the exit status. */
export async function run(args: readonly string[], program: Program): Promise<number> {
  endWithThePipe()
  const interrupt = interruptOf(EXIT.cancelled)
  try {
    return await runIn({ ...program, place: placeOf(process.env), interrupt }, args)
  } finally {
    interrupt.release()
  }
}

async function runIn(world: World, args: readonly string[]): Promise<number> {
  const { place, interrupt } = world
  let t: Translate | null = null
  let site: string | null = null
  try {
    const config = await readConfig(place.configDir).catch((problem: Error) => problem)
    const language = languageOf(args, place, config instanceof Error ? null : config)
    t = await cliWords(language)
    site = siteAt(args, place, config instanceof Error ? null : config)
    const chosen = parse(args, t)
    if ('help' in chosen) {
      const { helpIn } = await import('../help/help.ts')
      const text = helpIn(await cliHelpWords(language), site)(chosen.help)
      await write(chosen.isIncomplete && args.length > 0 ? process.stderr : process.stdout, text)
      return chosen.isIncomplete ? EXIT.usage : EXIT.ok
    }
    if (config instanceof Error) {
      const { message } = config
      throw new Stop('usage', t('cli:configBroken', { path: place.configDir, problem: message }))
    }
    const context = contextOf({ world, args, t, language, values: chosen.values })
    if (context.terminal.canDraw) chooseColour(process.env, context.terminal.drawsColour)
    const status = await perform(context, chosen)
    return interrupt.stopping.aborted ? EXIT.cancelled : status
  } catch (problem) {
    const credentials = place.variable('POLYNYA_TOKEN') === undefined ? 'session' : 'token'
    const shown = t && interrupt.stopping.aborted ? new Stop('cancelled', t('cli:cancelled')) : problem
    await tell(shown, args, t && { t, credentials, site })
    return interrupt.stopping.aborted ? EXIT.cancelled : EXIT[exitOf(problem)]
  }
}

async function perform(context: Context, { path, values }: Chosen): Promise<number> {
  // Reading commands detect invalid fields later; others must not change anything if the result cannot be printed.
  if (specAt(path).effect !== 'reads' && !context.settings.dryRun) await checkFields(context, path)
  return show(context, path, await handle(context, path, values))
}

async function handle<P extends CommandPath>(context: Context, path: P, values: Input<P>): Promise<Result> {
  const { run: runCommand } = await HANDLERS[path]()
  return runCommand(context, values)
}

/** Flags of every command, by name. */
type Values = Readonly<Record<string, unknown>>

interface Given {
  readonly world: World
  readonly args: readonly string[]
  readonly t: Translate
  readonly language: Language
  readonly values: Values
}

function contextOf({ world, args, t, language, values }: Given): Context {
  const { place } = world
  const settings = settingsOf(values, world)
  let open: Promise<OpenClient> | null = null
  const opened = () => {
    open ??= openClient(context)
    return open
  }
  const context: Context = {
    ...world,
    args,
    t,
    language,
    settings,
    terminal: terminalOf(place.env, {
      ...settings,
      color: values.noColor === true ? 'never' : (values.color as ColorWish | undefined),
      screenReader: values.screenReader === true || place.variable('POLYNYA_SCREEN_READER') !== undefined,
    }),
    client: async () => (await opened()).client,
    bulkClient: async () => (await opened()).withoutRetries(),
    accessToken: async () => (await opened()).store.read()?.accessToken ?? null,
    resume: (others) => runIn({ ...world, resumes: true }, others),
  }
  return context
}

function settingsOf(values: Values, { place, resumes = false }: World): Settings {
  const textOf = (name: string) => values[name] as string | undefined
  return {
    profile: textOf('profile') ?? place.variable('POLYNYA_PROFILE'),
    url: textOf('url') ?? place.variable('POLYNYA_URL'),
    json: values.json === true,
    jsonl: values.jsonl === true,
    fields:
      textOf('fields')
        ?.split(',')
        .map((field) => field.trim()) ?? null,
    quiet: values.quiet === true,
    noInput: values.noInput === true || place.variable('POLYNYA_NO_INPUT') !== undefined,
    timeout: values.timeout as number | undefined,
    dryRun: values.dryRun === true,
    yes: values.yes === true || resumes,
    resumes,
  }
}

/** The language is determined before parsing, because parse errors are translated. */

interface Telling {
  readonly t: Translate
  readonly credentials: 'session' | 'token'
  readonly site: string | null
}

async function tell(problem: unknown, args: readonly string[], telling: Telling | null) {
  const text = telling ? await failureShown(problem, args, telling) : String((problem as Error).stack)
  if (text) await write(process.stderr, `${cleanLines(text)}\n`)
}

async function failureShown(problem: unknown, args: readonly string[], telling: Telling): Promise<string> {
  const { t } = telling
  if (args.some((arg) => arg === '--json' || arg === '--jsonl'))
    return JSON.stringify(failureJson(problem, t))
  const { scopeLines } = await import('../failures/scope-lines.ts')
  return [...failureLines(problem, t, { ...telling, args }), ...scopeLines(problem, t)].join('\n')
}
