/**
 * Every command of the documents is run, or compared with what exists: a script of npm, a program of `tools`, a command of the
 * CLI with its flags. What can only run elsewhere is listed with the reason.
 */

import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cliWords } from '@polynya/i18n/cli'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMMANDS, type CommandPath, specAt } from './definitions/commands.ts'
import { flagsOf, GLOBAL_FLAGS } from './definitions/global-flags.ts'
import { flagName } from './definitions/spec.ts'
import { parse } from './program/parser.ts'
import { commandsOf, type DocumentedCommand, documentedCode } from './testing/documented-commands.ts'
import { type Machine, signedIn } from './testing/polynya.ts'

const root = join(import.meta.dirname, '..', '..')
const { blocks, spans } = documentedCode(root)
const shell = blocks.filter(({ language }) => language === 'sh')
const shown = shell.flatMap(commandsOf)
const mentioned = spans
  .flatMap(commandsOf)
  .filter(({ words }) => /^(npm|npx|node|polynya)$/.test(words[0] ?? ''))

/** Why a command of a block is not run here. A key is the start of the command. */
const NOT_RUN = {
  'npm start': 'e2e/setup.ts starts it',
  'npm test': 'runs this test',
  'npm run': 'the checks, builds and tests are these programs',
  'npm install': 'cli/src/installed.test.ts and tools/widgets-package.test.ts install them',
  'npm uninstall': 'changes the machine',
  'polynya login': 'asks for a password: cli/src/commands/terminal.test.ts answers',
  'polynya logout': 'ends the session of the other commands: cli/src/commands/commands.test.ts runs it',
  'polynya upgrade': 'asks the registry of npm',
  'polynya serve': 'needs a release: tools/release/archive.test.ts starts it',
  runuser: 'needs root: packages/server/src/main.test.ts runs the server program',
  node: 'needs a release',
  sha256sum: 'needs a release',
  tar: 'needs a release',
  ln: 'needs a release',
  export: 'sets variables of a shell',
  set: 'sets variables of a shell: cli/src/examples.test.ts reads an environment file so',
  '.': 'reads the environment file of an installation',
  useradd: 'needs root',
  install: 'needs root',
  echo: 'needs root',
  cp: 'needs root',
  systemctl: 'needs root: tools/service-unit.test.ts checks the unit',
  journalctl: 'needs systemd',
} as const

/** The program without its folder, and without `npx`. */
function programOf([first = '', ...rest]: readonly string[]): string[] {
  const name = first.replace(/^\/opt\/polynya\/bin\//, '')
  return name === 'npx' && rest[0] === 'polynya' ? rest : [name, ...rest]
}

const reasonOf = (words: readonly string[]) =>
  (Object.keys(NOT_RUN) as (keyof typeof NOT_RUN)[]).find((start) =>
    `${programOf(words).join(' ')} `.startsWith(`${start} `),
  )

interface Package {
  readonly name: string
  readonly version: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly workspaces?: readonly string[]
}
const packageAt = (folder: string): Package =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
const own = packageAt('')
const workspaces = (own.workspaces ?? [])
  .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
  .map((file) => packageAt(join(file, '..')))

/** Whether npm has the script, the workspace or the packed file. */
function isOfNpm([command = '', ...rest]: readonly string[]): boolean {
  const at = rest.findIndex((word) => word === '-w' || word === '--workspace')
  const named = at < 0 ? own : workspaces.find(({ name }) => name === rest[at + 1])
  if (command === 'install' || command === 'uninstall') return rest.every(isPackage)
  if (command === 'ci' || command === 'audit') return true
  if (command === 'pack') return named !== undefined
  const script = command === 'run' ? rest[0] : command
  return named?.scripts?.[script ?? ''] !== undefined
}

/** Packages of others are not looked up. */
function isPackage(word: string): boolean {
  if (word.endsWith('.tgz'))
    return workspaces.some(
      ({ name, version }) => word === `./${name.slice(1).replace('/', '-')}-${version}.tgz`,
    )
  return !word.startsWith('@polynya/') || workspaces.some(({ name }) => name === word)
}

const projects = new Set(
  [...readFileSync(join(root, 'vitest.config.ts'), 'utf8').matchAll(/'([a-z-]+)'/g)].map(([, name]) => name),
)

/** Whether the CLI has the command, and the command the flags; arguments of a mention may be left out. */
function isOfCli(words: readonly string[]): boolean {
  const first = words.findIndex((word) => !/^[a-z-]+$/.test(word) || word.startsWith('-'))
  const names = first < 0 ? words : words.slice(0, first)
  const paths = names.map((_, index) => names.slice(0, index + 1).join(' '))
  const path = paths.findLast((each): each is CommandPath => each in COMMANDS)
  const isGroup = Object.keys(COMMANDS).some((each) => each.startsWith(`${paths.at(-1)} `))
  if (path === undefined) return names.length === 0 || isGroup
  const flags = Object.keys({ ...GLOBAL_FLAGS, ...flagsOf(specAt(path)) }).map(flagName)
  return words.filter((word) => /^--[a-z]/.test(word)).every((word) => ['--help', ...flags].includes(word))
}

/** Whether what a command names exists in the repository. */
function exists(words: readonly string[]): boolean {
  const [program, ...rest] = programOf(words)
  if (program === 'npm') return isOfNpm(rest)
  if (program === 'polynya') return isOfCli(rest)
  if (program === 'npx' && rest[0] === 'vitest') return projects.has(rest[rest.indexOf('--project') + 1])
  if (program === 'node' && rest[0] === 'tools/run.mjs') return existsSync(join(root, `tools/${rest[1]}.ts`))
  return true
}

const lineOf = ({ place, words }: DocumentedCommand) => `${place}: ${words.join(' ')}`

it('names the language of every block', () => {
  expect(blocks.filter(({ language }) => language === '').map(({ place }) => place)).toEqual([])
})

it('writes blocks that a shell can read', () => {
  const broken = shell.filter(({ text }) => spawnSync('bash', ['-n'], { input: text }).status !== 0)
  expect(broken.map(({ place }) => place)).toEqual([])
})

it('names scripts, programs, commands and flags that exist', () => {
  expect([shown.length, mentioned.length].every((count) => count > 20)).toBe(true)
  expect([...shown, ...mentioned].filter(({ words }) => !exists(words)).map(lineOf)).toEqual([])
})

it('gives no reason that is out of date', () => {
  const given = new Set(shown.map(({ words }) => reasonOf(words)))
  expect(Object.keys(NOT_RUN).filter((start) => !given.has(start as keyof typeof NOT_RUN))).toEqual([])
  const files = Object.values(NOT_RUN).flatMap((reason) => reason.match(/[\w./-]+\.ts/g) ?? [])
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

describe('commands of the CLI', () => {
  const ofCli = shown.filter(({ words }) => programOf(words)[0] === 'polynya')
  const lines = new Map(ofCli.map((command) => [programOf(command.words).slice(1).join(' '), command]))
  let here: Machine
  beforeAll(async () => {
    here = await signedIn()
    const { id } = await here.json<{ id: number }>(['events', 'create', '--set', 'name=Кубок Онеги'])
    const folder = join(here.folder, 'season', `${id} Onega Cup`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'Положение.pdf'), '%PDF-1.4\n')
    await writeFile(join(here.folder, 'cup.json'), JSON.stringify({ name: 'Кубок Белого моря' }))
    const columns = 'lastName;firstName;gender;dob;country;region;city;club'
    const row = 'Documentova;Anna;2;1980-03-05;RU;RU-KR;Кондопога;Морж'
    await writeFile(join(here.folder, 'swimmers.csv'), `${columns}\n${row}\n`)
  })
  afterAll(() => here.drop())

  it('are understood by its parser', async () => {
    const t = await cliWords('en')
    for (const [line, { words }] of lines)
      expect(parse(programOf(words).slice(1), t), line).toHaveProperty('path')
  })

  it('succeed', async () => {
    const run = [...lines].filter(([, { words }]) => reasonOf(words) === undefined)
    expect(run.length).toBeGreaterThan(5)
    for (const [line, { words }] of run)
      expect(await here.run(programOf(words).slice(1)), line).toMatchObject({ status: 0 })
  })

  it('are not the only ones that run: others have a reason', () => {
    const others = shown.filter(({ words }) => programOf(words)[0] !== 'polynya')
    expect(others.filter(({ words }) => reasonOf(words) === undefined).map(lineOf)).toEqual([])
  })
})
