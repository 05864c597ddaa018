import { describe, expect, it } from 'vitest'
import { oneWay } from './one-way.ts'
import { sourceOf } from './source.ts'

const LAYERING = { root: 'a/src', layers: [['api', 'session'], ['features/*'], ['pages/*', 'main.ts']] }

/** Findings of files, by path below the root with the paths that each imports. */
const found = (files: Record<string, string>, layering: Parameters<typeof oneWay>[1] = LAYERING) =>
  oneWay(
    Object.entries(files).map(([path, module]) => sourceOf(`a/src/${path}`, module && `import '${module}'`)),
    layering,
  ).map(({ path, message }) => `${path} ${message.replace(/:.*/, '')}`)

describe('one-way dependencies', () => {
  it('accepts imports of lower layers, of the same unit, of packages and of other folders of the layer', () => {
    const files = {
      'main.ts': './pages/home/Home.tsx',
      'pages/home/Home.tsx': '../../features/team/team.ts',
      'features/team/team.ts': '../swimmer/swimmer.ts',
      'features/swimmer/swimmer.ts': './parts/name.ts',
      'features/swimmer/parts/name.ts': '../swimmer.ts',
      'api/query.ts': '@polynya/sdk',
    }
    expect(found(files)).toEqual([])
  })

  it('finds an import of a higher layer, of a type too', () => {
    const [finding] = oneWay(
      [sourceOf('a/src/api/query.ts', "\nimport type { A } from '../pages/home/a.ts'")],
      LAYERING,
    )
    expect(finding).toEqual({
      path: 'a/src/api/query.ts',
      line: 2,
      message: 'api imports pages/home of a higher layer: move the shared part down',
    })
  })

  it('finds each import of a cycle of two folders and of more', () => {
    const files = {
      'features/a/x.ts': '../b/x.ts',
      'features/b/x.ts': '../c/x.ts',
      'features/b/y.ts': '../../session/x.ts',
      'features/c/x.ts': '../a/x.ts',
      'features/d/x.ts': '../a/x.ts',
      'api/x.ts': '../session/x.ts',
      'session/x.ts': '../api/x.ts',
    }
    expect(found(files)).toEqual([
      'a/src/features/a/x.ts features/a → features/b → features/c → features/a is a cycle',
      'a/src/features/b/x.ts features/b → features/c → features/a → features/b is a cycle',
      'a/src/features/c/x.ts features/c → features/a → features/b → features/c is a cycle',
      'a/src/api/x.ts api → session → api is a cycle',
      'a/src/session/x.ts session → api → session is a cycle',
    ])
  })

  it('treats a file that a layer lists as a unit', () => {
    expect(found({ 'pages/home/x.ts': '../../main.ts', 'main.ts': './pages/home/x.ts' })).toHaveLength(2)
  })

  it('finds imports between folders that are apart, with a cycle and without', () => {
    const files = {
      'pages/home/x.ts': '../about/x.ts',
      'pages/about/x.ts': './parts/x.ts',
      'pages/about/parts/x.ts': '../../../features/team/x.ts',
      'features/team/x.ts': '../swimmer/x.ts',
    }
    const layers = [['features/*'], ['pages/*', 'pages/*/!(*.*)']]
    expect(found(files, { ...LAYERING, layers, apart: 'pages/*' })).toEqual([
      'a/src/pages/home/x.ts pages/home imports pages/about, its equal',
    ])
  })

  it('finds a file in no layer', () => {
    expect(found({ 'styles/x.ts': '', 'pages.ts': '' })).toEqual([
      'a/src/styles/x.ts no layer of a/src has this file',
      'a/src/pages.ts no layer of a/src has this file',
    ])
  })

  it('does not check tests, excepted files and other parts', () => {
    const files = {
      'api/x.test.ts': '../pages/home/x.ts',
      'api/testing/x.ts': '../pages/home/x.ts',
      'api/root.ts': '../pages/home/x.ts',
      'api/y.ts': '../../other/x.ts',
    }
    const except = (path: string) => path.endsWith('root.ts')
    expect(found(files, { ...LAYERING, except })).toEqual([])
  })
})
