/** The npm package of the widgets as a stranger installs it: packed, and in a project outside the repository. */

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ELEMENTS } from '@polynya/widgets/reference'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  installVue,
  installWidgets,
  linked,
  removeProject,
  runNode,
  typeCheck,
} from './testing/widgets-project.ts'

const SLOW_MS = 120_000

let folder = ''
beforeAll(async () => {
  folder = await installWidgets()
}, SLOW_MS)
afterAll(() => removeProject(folder))

const installed = (file: string) => readFile(join(folder, 'node_modules/@polynya/widgets', file), 'utf8')
const save = (name: string, text: string) => writeFile(join(folder, name), text)
const tarball = async () => join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '')

/** Builds a page of the project with Vite. Returns its scripts. */
async function buildPage(entry: string): Promise<string> {
  await save(
    'index.html',
    `<!doctype html><title>Page</title><script type="module" src="/${entry}"></script>`,
  )
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'site', emptyOutDir: true },
  })
  const scripts = (await readdir(join(folder, 'site/assets'))).filter((name) => name.endsWith('.js'))
  return (await Promise.all(scripts.map((name) => readFile(join(folder, 'site/assets', name), 'utf8')))).join(
    '\n',
  )
}

test('publint finds nothing', async () => {
  const { messages, pkg = {} } = await publint({
    pack: { tarball: new Uint8Array(await readFile(await tarball())).buffer },
  })
  expect(messages.map((message) => formatMessage(message, pkg))).toEqual([])
})

test('bundlers of pages leave imports of unknown addresses to the browser', async () => {
  const imports = (await installed('index.js')).match(/\bimport\([^)]*/g) ?? []
  const unknown = imports.filter((each) => !/^import\(\s*['"]/.test(each))
  expect(unknown.length).toBeGreaterThan(0)
  for (const each of unknown) {
    expect(each).toContain('@vite-ignore')
    expect(each).toContain('webpackIgnore: true')
  }
})

test(
  'the published types are correct for an importing project',
  async () => {
    const program = linked('@arethetypeswrong/cli/dist/index.js')
    // Ends with a failure if it finds a problem.
    const report = await runNode(folder, [program, await tarball(), '--profile', 'esm-only'])
    expect(report).toContain('"@polynya/widgets/vue"')
  },
  SLOW_MS,
)

test('contains a README and a licence, and needs nothing of the repository', async () => {
  const manifest = JSON.parse(await installed('package.json')) as Record<string, Record<string, string>>
  expect(manifest).not.toHaveProperty('dependencies')
  expect(Object.keys(manifest.peerDependencies ?? {}).sort()).toEqual([
    '@types/react',
    'react',
    'react-dom',
    'vue',
  ])
  expect(await installed('index.js')).not.toContain('from "@')
  expect(await installed('LICENSE')).toContain('MIT')
  for (const tag of Object.keys(ELEMENTS)) expect(await installed('README.md')).toContain(`\`${tag}\``)
})

test('is imported and rendered on a server', async () => {
  await save(
    'server.js',
    `import { defineWidgets } from '@polynya/widgets'
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    defineWidgets({ origin: 'https://polynya.example' })
    const link = createElement('a', { href: '/events' }, 'Events')
    console.log(renderToString(createElement('polynya-event-calendar', { federation: 'RU-KR', 'onpolynya-ready': () => {} }, link)))`,
  )
  expect(await runNode(folder, ['server.js'])).toBe(
    '<polynya-event-calendar federation="RU-KR"><a href="/events">Events</a></polynya-event-calendar>',
  )
})

test(
  'is built into a page by Vite, and left out where only its types are used',
  async () => {
    await save(
      'page.js',
      "import { defineWidgets } from '@polynya/widgets'\ndefineWidgets({ origin: 'https://a.example' })",
    )
    const scripts = await buildPage('page.js')
    for (const tag of Object.keys(ELEMENTS)) expect(scripts).toContain(tag)
    await save('unused.js', "import '@polynya/widgets'\ndocument.title = 'No widgets'")
    expect(await buildPage('unused.js')).not.toContain('polynya-event-calendar')
  },
  SLOW_MS,
)

test(
  'types tags, properties and events without a framework',
  async () => {
    await save(
      'dom.ts',
      `import { type Events, defineWidgets } from '@polynya/widgets'
    defineWidgets({ origin: 'https://polynya.example' })
    const card = document.createElement('polynya-swimmer-card')
    card.swimmer = 'PETR004217'
    card.headingLevel = '3'
    export const ready: Promise<Events['ready']> = card.ready
    addEventListener('polynya-navigate', (event) => console.log(event.detail.kind))
    card.addEventListener('polynya-error', ({ detail }) => console.log(detail.retryable))
    // @ts-expect-error: no level of a heading
    card.headingLevel = '9'`,
    )
    expect(await typeCheck(folder, ['dom.ts'])).toBe('')
  },
  SLOW_MS,
)

test(
  "types tags in React's JSX",
  async () => {
    await save(
      'jsx.tsx',
      `import { defineWidgets } from '@polynya/widgets/react'
    import { createRef } from 'react'
    defineWidgets({ origin: 'https://polynya.example' })
    const ref = createRef<HTMLElementTagNameMap['polynya-event-calendar']>()
    export const calendar = (
      <polynya-event-calendar ref={ref} className="wide" view="list" heading-level="3" lang="en"
        onpolynya-navigate={(event) => event.detail.kind === 'event' && event.preventDefault()}>
        <a href="/events">Events</a>
      </polynya-event-calendar>
    )
    // @ts-expect-error: no view
    export const wrong = <polynya-event-calendar view="year" />
    // @ts-expect-error: a number has no \`detail\`
    export const deaf = <polynya-swimmer-card onpolynya-ready={(event: number) => event} />`,
    )
    expect(await typeCheck(folder, ['jsx.tsx'])).toBe('')
  },
  SLOW_MS,
)

test(
  'is typed, built and rendered in Vue',
  async ({ skip }) => {
    if (!(await installVue(folder))) return skip('npm could not provide Vue')
    await save(
      'vue.ts',
      `import { defineWidgets } from '@polynya/widgets/vue'
    import type { GlobalComponents } from 'vue'
    defineWidgets({ origin: 'https://polynya.example' })
    type Props = InstanceType<GlobalComponents['polynya-event-calendar']>['$props']
    export const props: Props = { view: 'list', class: 'wide', onPolynyaReady: ({ detail }) => console.log(detail.count) }
    // @ts-expect-error: no view
    export const wrong: Props = { view: 'year' }`,
    )
    expect(await typeCheck(folder, ['vue.ts'])).toBe('')
    const app = `import { defineWidgets } from '@polynya/widgets/vue'
    import { createSSRApp, h } from 'vue'
    defineWidgets({ origin: 'https://polynya.example' })
    const app = createSSRApp({ render: () => h('polynya-event-calendar', { view: 'list', onPolynyaReady() {} }) })`
    await save('vue-page.js', `${app}\napp.mount('body')`)
    expect(await buildPage('vue-page.js')).toContain('polynya-event-calendar')
    await save(
      'vue-server.js',
      `${app}\nconst { renderToString } = await import('vue/server-renderer')\nconsole.log(await renderToString(app))`,
    )
    expect(await runNode(folder, ['vue-server.js'])).toBe(
      '<polynya-event-calendar view="list"></polynya-event-calendar>',
    )
  },
  SLOW_MS,
)
