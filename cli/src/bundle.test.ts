import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Machine, signedIn } from './testing/polynya.ts'

let here: Machine
beforeAll(async () => {
  here = await signedIn()
})
afterAll(() => here.drop())

/** Maximum bytes that a list command may load at startup. */
const MOST_BYTES = 260_000

/** Our source files that a command has loaded, according to V8. */
async function loadedBy(args: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'polynya-loaded-'))
  await here.run(args, { env: { NODE_V8_COVERAGE: folder, NODE_DISABLE_COMPILE_CACHE: '1' } })
  const reports = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  )
  await rm(folder, { recursive: true })
  const urls = reports.flatMap((report) =>
    (JSON.parse(report).result as { url: string }[]).map(({ url }) => url),
  )
  const own = [...new Set(urls)].filter((url) => url.includes('/cli/dist/'))
  return Promise.all(own.map((url) => readFile(fileURLToPath(url), 'utf8')))
}

it('lists events without Ink, schemas or the keychain on its path', async () => {
  const sources = await loadedBy(['events', 'list', '--json'])
  expect(sources.length).toBeGreaterThan(3)
  for (const source of sources) expect(source).not.toMatch(/yoga|AsyncEntry|toJSONSchema/)
  expect(sources.join('').length).toBeLessThan(MOST_BYTES)
})

/** Maximum bytes of our files that the help of the program loads. */
const HELP_BYTES = 80_000

it.each(['en', 'ru'])(
  'prints its help without the program, as a command prints it (%s)',
  async (language) => {
    const sources = await loadedBy(['--help'])
    expect(sources.join('').length).toBeLessThan(HELP_BYTES)
    const env = { POLYNYA_LANG: language }
    const [short, long] = [await here.run(['-h'], { env }), await here.run(['help'], { env })]
    expect(short).toEqual(long)
    expect(await here.run(['--help'], { env })).toEqual(long)
  },
)

it('prints its version without loading anything', async () => {
  expect(await loadedBy(['--version'])).toEqual([])
})
