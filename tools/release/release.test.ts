import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { root } from '../builds.ts'
import { unexplained } from './advisories.ts'
import { changelog } from './changelog.ts'
import { packagesOf } from './contents.ts'
import { healthDocument, healthOf, type NpmView } from './dependencies.ts'
import { isAllowed, licenceProblems } from './licences.ts'
import { readHealth } from './registry.ts'
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

describe('the health of packages', () => {
  const NOW = new Date('2026-11-25T09:00:00Z')
  const packageOf = (name: string, version: string, isWorkspace = false) => ({
    ...{ path: `node_modules/${name}`, name, version, isWorkspace },
    ...{ licence: 'MIT', node: '>=20', integrity: null },
  })
  /** Answers of `npm view`, with what is read of them. */
  const RECORDED: Readonly<Record<string, NpmView>> = {
    'fastify@5.12.7': {
      'dist-tags': { latest: '5.12.8' },
      time: { '5.12.7': '2026-10-02T08:00:00.000Z', '5.12.8': '2026-11-03T10:11:12.000Z' },
      maintainers: ['matteo.collina <a@nodejs.example>', 'eomm <b@nodejs.example>'],
    },
    'request@2.88.2': {
      'dist-tags': { latest: '2.88.2' },
      time: { '2.88.2': '2020-02-11T16:35:36.471Z' },
      maintainers: ['mikeal <c@nodejs.example>'],
      deprecated: 'request has been deprecated | see its issue 3142',
    },
    'mirrored@1.0.0': { 'dist-tags': { latest: '1.0.0' }, time: { '1.0.0': '2026-01-01T00:00:00.000Z' } },
    'gone@1.0.0': { error: { summary: 'Not Found' } },
  }
  const view = async (spec: string) => JSON.stringify(RECORDED[spec] ?? {})
  const fastify = packageOf('fastify', '5.12.7')

  it('is noted once for each version, with findings, and without addresses of people', async () => {
    const packages = [packageOf('request', '2.88.2'), fastify, packageOf('ours', '1.0.0', true), fastify]
    const document = healthDocument(
      await readHealth([...packages, packageOf('mirrored', '1.0.0')], view),
      NOW,
    )
    expect(document).toContain('npm described them on 2026-11-25')
    expect(document.split('\n').filter((line) => /^[-|] ?\w/.test(line) || line.startsWith('| '))).toEqual([
      '- request 2.88.2 is deprecated: request has been deprecated | see its issue 3142',
      '- request has had no release for 3 years: the newest is of 2020-02-11',
      '- The registry names no maintainers of 1 of 3 packages; it may not report deprecated ones, either',
      '| Package | Version | of | Newest | of | Licence | Maintainers | Node | Deprecated |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| fastify | 5.12.7 | 2026-10-02 | 5.12.8 | 2026-11-03 | MIT | 2 | >=20 |  |',
      '| mirrored | 1.0.0 | 2026-01-01 | the same | 2026-01-01 | MIT | ? | >=20 |  |',
      '| request | 2.88.2 | 2020-02-11 | the same | 2020-02-11 | MIT | 1 | >=20 | yes |',
    ])
    expect(document).not.toContain('@nodejs.example')
  })

  it('has no findings where all is well', async () => {
    expect(healthDocument(await readHealth([fastify], view), NOW)).toContain('## Findings\n\nNone.\n')
  })

  it('cannot be noted without the registry, which is named with the package', async () => {
    const gone = readHealth([fastify, packageOf('gone', '1.0.0')], view)
    await expect(gone).rejects.toThrow('gone@1.0.0: Not Found')
    await expect(readHealth([fastify], async () => '')).rejects.toThrow('npm did not report fastify')
  })

  it('knows nothing of the newest version if the registry does not name its time', () => {
    const view = { 'dist-tags': { latest: '6.0.0' } }
    expect(healthOf(fastify, view)).toMatchObject({ newest: '6.0.0', newestOn: null, releasedOn: null })
  })
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
