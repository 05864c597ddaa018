/**
 * Refuses, in a sentence, to start on a machine that the archive was not built for: its database and its programs for
 * pictures and passwords are compiled. Plain JavaScript, because the installed Node may be old.
 */

import { readFileSync } from 'node:fs'

/** Exit status of an archive of another platform; docs/operating.md lists all. */
const OTHER_PLATFORM = 9

const here = { platform: process.platform, arch: process.arch, libc: libcHere() }
const named = ({ platform, arch, libc }) => [platform, arch, libc].filter(Boolean).join('-')

/** Returns whether this machine can run the archive; if not, says why on standard error and sets the exit status. */
export function checkMachine() {
  const release = JSON.parse(readFileSync(new URL('../release.json', import.meta.url), 'utf8'))
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (named(release) !== named(here)) {
    const names = [named(release), named(here)]
    return refuse(OTHER_PLATFORM, [
      `This archive is for ${names[0]}; this machine is ${names[1]}. Take the archive of your platform.`,
      `Этот архив для ${names[0]}, а эта машина — ${names[1]}. Возьмите архив для своей платформы.`,
    ])
  }
  if (major > 22 || (major === 22 && minor >= 18)) return true
  return refuse(1, [
    `Polynya needs Node 22.18 or newer; this is ${process.version}.`,
    `Программе Polynya нужен Node 22.18 или новее; это ${process.version}.`,
  ])
}

function refuse(status, lines) {
  process.stderr.write(`${lines.join('\n')}\n`)
  process.exitCode = status
  return false
}

/** C library of a Linux machine, which compiled modules depend on; null elsewhere. */
function libcHere() {
  if (process.platform !== 'linux') return null
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
