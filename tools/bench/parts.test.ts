import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** The parts that documents name after `npm run bench --`. */
const documentedParts = () =>
  globSync(['*.md', 'docs/**/*.md'], { cwd: root, exclude: ['docs/dist/**'] }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/npm run bench -- ([^`\n#]+)/g)].flatMap(
      ([, names = '']) => names.trim().split(/\s+/),
    ),
  )

describe('npm run bench', () => {
  it('has every part that the documents name, and refuses others before it measures anything', () => {
    const documented = documentedParts()
    expect(documented).toContain('season')
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--conditions=source', join(root, 'tools/bench.ts'), ...documented, 'no-such-part'],
      { encoding: 'utf8' },
    )
    expect(stderr).toMatch(/^There is no part no-such-part; there are embedded, postgres, .*, cli\n$/)
    expect([status, stdout]).toEqual([2, ''])
  })
})
