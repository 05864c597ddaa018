import { AUDIT_KINDS, REASONS } from '@polynya/contract'
import { catalogues, translate } from '@polynya/i18n/catalogues'
import { describe, expect, it } from 'vitest'
import { AUDIT_KINDS as KINDS } from '../definitions/audit.ts'
import { COMMANDS, commandList } from '../definitions/commands.ts'
import { flagsOf } from '../definitions/global-flags.ts'
import { jsonSchemaOf } from '../definitions/json-schema.ts'
import { argumentName } from '../definitions/spec.ts'
import { exitOfStatus } from '../failures/exit-status.ts'
import { completionFor } from '../help/completion/completion-script.ts'
import { helpIn } from '../help/help.ts'
import { manPage } from '../help/man-page.ts'
import { HANDLERS } from './handlers.ts'
import { parse } from './parser.ts'

const words = (language: 'ru' | 'en') => translate(language, { strict: true })

/** The words of a command line, as a shell would part them. */
const wordsOf = (line: string) =>
  [...line.replace(/ [<>|] .*$/, '').matchAll(/['"]([^'"]*)['"]|(\S+?='[^']*')|(\S+)/g)]
    .map(([, quoted, assigned, plain]) => quoted ?? assigned?.replaceAll("'", '') ?? plain ?? '')
    .slice(1)

describe.each(['ru', 'en'] as const)('the table of commands in %s', (language) => {
  const { commands } = catalogues[language]

  it('has words for every command, argument, flag and example, and no others', () => {
    const list = commandList()
    const paths = list.map(([path]) => path).sort()
    const flags = new Set(list.flatMap(([, spec]) => Object.keys(flagsOf(spec))))
    const args = new Set(list.flatMap(([, spec]) => spec.args.map(argumentName)))
    const examples = Object.fromEntries(list.map(([path, spec]) => [path, Object.keys(spec.examples)]))
    expect(Object.keys(commands.summary).sort()).toEqual(paths)
    expect(Object.keys(commands.flags).sort()).toEqual([...flags].sort())
    expect(Object.keys(commands.arguments).sort()).toEqual([...args].sort())
    expect(
      Object.fromEntries(
        Object.entries(commands.examples).map(([path, texts]) => [path, Object.keys(texts)]),
      ),
    ).toEqual(examples)
  })

  it('has help for every command, a man page and completion', () => {
    const t = words(language)
    const help = helpIn(t)
    for (const [path, spec] of commandList()) {
      expect(help(path)).toMatch(/https:\/\/<\S+>\/docs\/(en\/cli|ru\/index)\.html\n$/)
      for (const line of Object.values(spec.examples)) expect(help(path)).toContain(line)
    }
    expect(manPage(t, '1.0.0')).toContain('.SS polynya events list')
    expect(completionFor('bash', t)).toContain('"events desc 0") next="get set delete"')
    expect(completionFor('fish', t)).toContain('-l water-cat')
  })
})

describe('the table of commands', () => {
  it('offers all kinds of the audit log', () => {
    expect(KINDS).toEqual(AUDIT_KINDS)
  })

  it.each(
    commandList().flatMap(([path, spec]) => Object.values(spec.examples).map((line) => ({ path, line }))),
  )('understands its example: $line', ({ path, line }) => {
    const example = line.includes(' | polynya ') ? `polynya ${line.split(' | polynya ')[1]}` : line
    expect(parse(wordsOf(example), words('en'))).toMatchObject({ path })
  })

  it('gives a flag a value in all commands or in none, which completion relies on', () => {
    const kinds = commandList().flatMap(([, spec]) =>
      Object.entries(flagsOf(spec)).map(([name, { kind }]) => [name, kind === 'yes'] as const),
    )
    for (const [name, isBare] of kinds)
      expect([...new Set(kinds.filter(([other]) => other === name).map(([, bare]) => bare))]).toEqual([
        isBare,
      ])
  })

  it('has a handler and a schema for every command that prints JSON', () => {
    expect(Object.keys(HANDLERS).sort()).toEqual(Object.keys(COMMANDS).sort())
    for (const [path, { output }] of commandList())
      expect(jsonSchemaOf(path) === null).toBe(output === 'text')
  })

  it('maps each reason to an exit status', () => {
    for (const { status } of Object.values(REASONS)) expect(exitOfStatus(status)).toBeDefined()
    expect(
      ['no_access', 'event_not_found', 'stale', 'rate_limited', 'token_expired'].map((reason) =>
        exitOfStatus(REASONS[reason as 'stale'].status),
      ),
    ).toEqual(['forbidden', 'notFound', 'refused', 'unreachable', 'signedOut'])
  })
})

describe('a command line that is wrong', () => {
  it.each([
    [['evnts', 'list'], 'Unknown command: “evnts”. Did you mean events?'],
    [['events', 'lst'], 'Did you mean events list?'],
    [['events', 'list', '--statsu', 'open'], 'Unknown flag: --statsu. Did you mean --status?'],
    [['events', 'list', '--status', 'opn'], '--status must be one of unknown, finished'],
    [['events', 'list', '--limit', 'many'], '--limit must be a whole number from 1 to 1000000.'],
    [['events', 'list', '--season'], 'Missing value for --season.'],
    [['events', 'list', 'all'], 'Too many arguments: all.'],
    [['docs', 'list'], 'Missing argument: event.'],
  ])('reports for %j: %s', (args, sentence) => {
    expect(() => parse(args, words('en'))).toThrow(sentence)
  })

  it('takes the flags of every command before or after its name', () => {
    expect(parse(['--json', 'events', 'list', '--no-color'], words('en'))).toMatchObject({
      values: { json: true, noColor: true, noInput: false },
    })
  })
})
