/** Definition of a command as data: parser, help, completion, man page, JSON schema and reference derive from it. */

export type Flag =
  | { readonly kind: 'yes' }
  | { readonly kind: 'text'; readonly many: boolean; readonly short?: string }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly many: boolean }

export type Flags = Readonly<Record<string, Flag>>

/** What `--json` prints: what a call answers, one of its rows a line, or a shape of the program's own. */
export type Output =
  | { readonly call: string; readonly rows?: string }
  | { readonly shape: string; readonly rows?: true }
  /** Text for another program, such as a shell: there is nothing to select from. */
  | 'text'

export interface Spec {
  /** As they are written: `<event>`, `[folder]`, `<files...>`. */
  readonly args: readonly string[]
  /** By name: `regStart` is `--reg-start`. */
  readonly flags: Flags
  /** `changes` takes `--dry-run`; `destroys` also asks, unless `--yes` is given. */
  readonly effect: 'reads' | 'changes' | 'destroys'
  readonly output: Output
  /** Command lines that `--help` shows, by the name of their explanation. */
  readonly examples: Readonly<Record<string, string>>
}

/** A command as it is declared: without the properties that equal the defaults. */
export type Declared = Partial<Spec> & Pick<Spec, 'output' | 'examples'>

/** Declares a command with the literal types of its arguments and flags. */
export const spec = <const S extends Declared>(declared: S): S => declared

/** Returns the whole definition of a declared command. */
export const wholeSpec = (declared: Declared): Spec => ({ args: [], flags: {}, effect: 'reads', ...declared })

export const yes = { kind: 'yes' } as const
export const text = { kind: 'text', many: false } as const
export const texts = { kind: 'text', many: true } as const
/** A file to write instead of standard output, as of curl. */
export const outputFile = { kind: 'text', many: false, short: 'o' } as const
export const whole = (min: number, max: number) => ({ kind: 'whole', min, max }) as const
export const choice = <const C extends string>(choices: readonly C[]) =>
  ({ kind: 'choice', choices, many: false }) as const
export const choices = <const C extends string>(choices: readonly C[]) =>
  ({ kind: 'choice', choices, many: true }) as const

/** Flags of a command that reads tables of people. */
export const TABLE_FLAGS = { map: texts, ignoreUnknown: yes } as const

/** What a command gets of its arguments and flags. */
export type InputOf<S extends Declared> = ArgumentsOf<
  S extends { readonly args: readonly (infer A extends string)[] } ? A : never
> &
  FlagsOf<S extends { readonly flags: infer F extends Flags } ? F : Readonly<Record<never, never>>>

type ArgumentsOf<A extends string> = {
  readonly [Each in A as NameOf<Each>]: Each extends `${string}...${string}`
    ? readonly string[]
    : Each extends `<${string}`
      ? string
      : string | undefined
}

export type NameOf<A extends string> = A extends `${'<' | '['}${infer Name}...${']' | '>'}`
  ? Name
  : A extends `${'<' | '['}${infer Name}${']' | '>'}`
    ? Name
    : never

type FlagsOf<F extends Flags> = {
  readonly [Name in keyof F]: ValueOf<F[Name]> | (F[Name] extends { kind: 'yes' } ? never : undefined)
}

type ValueOf<F extends Flag> = F extends { kind: 'yes' }
  ? boolean
  : F extends { kind: 'whole' }
    ? number
    : F extends { kind: 'choice'; choices: readonly (infer C)[]; many: infer M }
      ? M extends true
        ? readonly C[]
        : C
      : F extends { many: true }
        ? readonly string[]
        : string

/** The name of an argument without its brackets. */
export const argumentName = (argument: string) => argument.replace(/^[<[]|(\.\.\.)?[\]>]$/g, '')

/** A flag as it is typed: `regStart` is `--reg-start`. */
export const flagName = (name: string) =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** All ways to type a flag: `--output` is also `-o`. */
export const flagNames = (name: string, flag: Flag): readonly string[] =>
  flag.kind === 'text' && flag.short ? [`-${flag.short}`, flagName(name)] : [flagName(name)]
