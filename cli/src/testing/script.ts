import { spawn } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROGRAM } from './polynya.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Runs a script with `polynya` in its PATH; rejects with its output if it fails. */
export async function script(folder: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  const bin = await programFolder(folder)
  return output(['bash', ...args], {
    PATH: `${bin}:${process.env.PATH}`,
    HOME: folder,
    POLYNYA_KEYCHAIN: 'off',
    POLYNYA_LANG: 'en',
    ...env,
  })
}

/**
 * Runs the line for cron in the header of a script as cron does: in `sh`, with the variables of the crontab alone.
 * @param places what the line names in an installation, and what to put there
 */
export async function cronJob(folder: string, path: string, places: Readonly<Record<string, string>>) {
  const bin = await programFolder(folder)
  const text = await readFile(join(ROOT, path), 'utf8')
  const [, documented = ''] = /^# {3}PATH=(.*)$/m.exec(text) ?? []
  const [, line = ''] = /^# {3}\d+ \d+ \S+ \S+ \S+ {2}(.*)$/m.exec(text) ?? []
  const all = { '/opt/polynya/bin': bin, '/opt/polynya/': ROOT, ...places }
  const here = (documented: string) =>
    Object.entries(all).reduce((text, [place, own]) => text.replaceAll(place, own), documented)
  return output(['sh', '-c', here(line)], { PATH: here(documented), HOME: folder })
}

/** Returns a folder with the program `polynya`. */
async function programFolder(folder: string) {
  const bin = join(folder, 'bin')
  await mkdir(bin, { recursive: true })
  await writeFile(join(bin, 'polynya'), `#!/bin/sh\nexec '${process.execPath}' '${PROGRAM}' "$@"\n`, {
    mode: 0o755,
  })
  return bin
}

/** Runs a program in the folder of the repository; rejects with its output if it fails. */
async function output([program = '', ...args]: readonly string[], env: Readonly<Record<string, string>>) {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
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
