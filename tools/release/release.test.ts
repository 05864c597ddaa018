import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { root } from '../builds.ts'
import { unexplained } from './advisories.ts'
import { changelog } from './changelog.ts'
import { packagesOf } from './contents.ts'
import { isAllowed, licenceProblems } from './licences.ts'
import { tar } from './tar.ts'

describe('the licences of a release', () => {
  it.each([
    ['MIT', true],
    ['MIT AND OFL-1.1', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['(MIT OR GPL-3.0-only) AND SSPL-1.0', false],
    ['GPL-3.0-only', false],
    ['MIT AND', false],
    ['(MIT', false],
    ['', false],
  ])('%j is allowed: %j', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed)
  })

  it('are all allowed, and others are named', () => {
    const { all } = packagesOf(root)
    expect(all.length).toBeGreaterThan(100)
    expect(licenceProblems(all)).toEqual([])
    const foreign = { name: 'closed', version: '1.0.0' }
    expect(licenceProblems([{ ...foreign, licence: 'SSPL-1.0' }])).toEqual([
      'closed 1.0.0 is under SSPL-1.0, which is not an allowed licence',
    ])
    expect(licenceProblems([{ ...foreign, licence: null }])).toEqual([
      expect.stringContaining('closed 1.0.0 declares no licence'),
    ])
  })
})

it('names advisories without an explanation, and a registry that does not answer', () => {
  const advisory = {
    title: 'Prototype pollution',
    url: 'https://github.com/advisories/GHSA-1',
    severity: 'high',
  }
  const report = { vulnerabilities: { deep: { via: [advisory] }, outer: { via: ['deep'] } } }
  expect(unexplained(report)).toEqual([
    'deep: Prototype pollution (high), https://github.com/advisories/GHSA-1',
  ])
  expect(unexplained(report, { [advisory.url]: 'Only in tests.' })).toEqual([])
  expect(unexplained({ vulnerabilities: {} })).toEqual([])
  expect(() => unexplained({ message: '405 Method Not Allowed' })).toThrow('405')
})

it('writes a changelog by area, oldest change first, without merges and repetitions', () => {
  const subjects = [
    'cli: add polynya serve',
    'merge: bring the CLI',
    'web, server: list sessions',
    'cli: add polynya serve',
    'bench: measure starts',
    'cli: sort events',
  ]
  expect(
    changelog({ version: '0.2.0', date: '2027-01-16T10:00:00.000Z' }, subjects),
  ).toBe(`# Polynya 0.2.0, 2027-01-16

## App

- List sessions

## Command line

- Sort events
- Add polynya serve

## Other

- Measure starts
`)
  expect(changelog({ version: '0.1.0', date: '2026-11-25' }, null)).toContain('The first release.')
})

it('writes archives that tar reads: sorted, of one owner and time, with long paths and links', () => {
  const long = `${'folder/'.repeat(20)}${'n'.repeat(90)}.js`
  const entries = [
    { path: 'b', content: { linkTo: 'a' } },
    { path: long, content: Buffer.from('long') },
    { path: 'a', content: Buffer.alloc(513, 'x'), isProgram: true },
  ]
  const input = Buffer.concat([...tar(entries, 86_400)])
  const listed = execFileSync('tar', ['-tvf', '-'], {
    input,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
  })
  expect(
    listed
      .trim()
      .split('\n')
      .map((line) => line.replace(/ +/g, ' ')),
  ).toEqual([
    '-rwxr-xr-x root/root 513 1970-01-02 00:00 a',
    'lrw-r--r-- root/root 0 1970-01-02 00:00 b -> a',
    `-rw-r--r-- root/root 4 1970-01-02 00:00 ${long}`,
  ])
  expect(() => [...tar([{ path: 'n'.repeat(101), content: Buffer.alloc(0) }], 0)]).toThrow('too long')
})
