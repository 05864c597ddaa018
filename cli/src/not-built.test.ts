import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PROGRAM } from './testing/polynya.ts'

it('a program that is not built reports it in a sentence and exits with status 1', async () => {
  const clone = await mkdtemp(join(tmpdir(), 'polynya-clone-'))
  onTestFinished(() => rm(clone, { recursive: true }))
  await cp(dirname(PROGRAM), join(clone, 'bin'), { recursive: true })
  await cp(join(dirname(PROGRAM), '../package.json'), join(clone, 'package.json'))

  const { promise, resolve } = Promise.withResolvers<unknown[]>()
  execFile(process.execPath, [join(clone, 'bin/polynya.js'), 'events', 'list'], (error, stdout, stderr) =>
    resolve([error?.code, stdout, stderr.trim().split('\n')]),
  )
  expect(await promise).toEqual([
    1,
    '',
    [
      'polynya is not built yet: run "npm run build" in the repository first.',
      'Программа polynya ещё не собрана: сначала выполните «npm run build» в репозитории.',
    ],
  ])
})
