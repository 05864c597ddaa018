import { readFileSync } from 'node:fs'

/** Returns the version of this server, which its package names. */
export function readVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
