/** Runs the commands that the guides show in blocks of `sh`, which are equal in both languages. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { signedIn } from './testing/polynya.ts'

const root = join(import.meta.dirname, '..', '..')

const commands = globSync('docs/guides/en/*.md', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(
    ([, block = '']) => block.trim().split('\n'),
  ),
)

it('runs every command of the guides', async () => {
  expect(commands.length).toBeGreaterThan(0)
  const here = await signedIn()
  for (const command of commands) {
    const [program, ...args] = command.split(' ')
    expect(program).toBe('polynya')
    expect(await here.run(args), command).toMatchObject({ status: 0 })
  }
  await here.drop()
})
