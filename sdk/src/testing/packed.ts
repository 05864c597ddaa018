import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = new URL('../../../', import.meta.url).pathname
const WORKSPACES = { sdk: 'sdk', contract: 'packages/contract', domain: 'packages/domain' } as const
const DEPENDENCIES = ['ofetch', 'zod', '@types/node', 'undici-types']

export type Packed = keyof typeof WORKSPACES

interface Outcome {
  readonly stdout: string
  readonly stderr: string
}

/** Runs a program of the repository's own Node to its end; fails with what it printed. */
export async function run(
  args: readonly string[],
  cwd = ROOT,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  execFile(process.execPath, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
    if (error) reject(new Error(`${args.join(' ')}\n${stdout}${stderr}`))
    else resolve({ stdout, stderr })
  })
  return promise
}

export const bin = (name: string, path: string) => join(ROOT, 'node_modules', name, path)

/** Builds the three packages and packs them as they are published; answers the folder with their tarballs. */
export async function pack(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-packed-'))
  await run([bin('typescript', 'bin/tsc'), '-b', 'sdk'])
  const workspaces = Object.values(WORKSPACES).flatMap((path) => ['--workspace', path])
  await promisify(execFile)(
    'npm',
    ['pack', ...workspaces, '--ignore-scripts', '--pack-destination', folder],
    {
      cwd: ROOT,
    },
  )
  return folder
}

export async function tarball(folder: string, name: Packed): Promise<string> {
  const file = (await readdir(folder)).find((each) => each.startsWith(`polynya-${name}-`))
  if (!file) throw new Error(`${name} was not packed`)
  return join(folder, file)
}

/** A project elsewhere that has installed the tarballs and nothing else of the repository. */
export async function consumerOf(folder: string, sources: Readonly<Record<string, string>>): Promise<string> {
  const consumer = join(folder, 'consumer')
  for (const name of Object.keys(WORKSPACES) as Packed[]) {
    const packed = await tarball(folder, name)
    const target = join(consumer, 'node_modules/@polynya', name)
    await mkdir(target, { recursive: true })
    await promisify(execFile)('tar', ['-xzf', packed, '-C', target, '--strip-components=1'])
  }
  await mkdir(join(consumer, 'node_modules/@types'))
  for (const name of DEPENDENCIES) await symlink(bin(name, ''), join(consumer, 'node_modules', name))
  await writeFile(join(consumer, 'package.json'), JSON.stringify({ type: 'module' }))
  for (const [name, text] of Object.entries(sources)) await writeFile(join(consumer, name), text)
  return consumer
}

/** The examples of the README, as files that a program can run. */
export const readmeExamples = () => examplesIn('sdk/README.md', 'example')

/** The examples of the client on other pages, by file. */
export async function otherExamples(): Promise<Record<string, string>> {
  const pages = ['README.md', 'docs/guides/en/developers.md', 'docs/guides/ru/developers.md']
  const found = await Promise.all(pages.map((page) => examplesIn(page, page.replace(/\W/g, '-'))))
  return Object.assign({}, ...found)
}

async function examplesIn(page: string, name: string): Promise<Record<string, string>> {
  const text = await readFile(join(ROOT, page), 'utf8')
  const blocks = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code)
  return Object.fromEntries(blocks.map((code, index) => [`${name}-${index + 1}.ts`, code]))
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })
