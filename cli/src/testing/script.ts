import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROGRAM } from './polynya.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Runs a script with `polynya` in its PATH; rejects with its output if it fails. */
export async function script(folder: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const bin = join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(bin, 'polynya'), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`, {
    mode: 0o755,
  })
  const child = spawn('bash', [...args], {
    cwd: ROOT,
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: folder,
      POLYNYA_KEYCHAIN: 'off',
      POLYNYA_LANG: 'en',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: string) => {
    output += chunk
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  const { promise, resolve } = Promise.withResolvers<number | null>()
  child.on('close', resolve)
  if ((await promise) !== 0) throw new Error(output)
  return output
}
