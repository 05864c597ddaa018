/** Builds the service worker with the paths of the files that it stores. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest, type Plugin } from 'vite'

/**
 * Pages that are of no use without a network: they only change data, show it live, or are for administrators. And what
 * such pages alone need.
 */
const ONLINE_ONLY =
  /\/(pages|features)\/(admin[^/]*|search|events-crud|edit-base-results|event-editor|event-manage|event-registrations|judge-(?:activity|questions|statistics)|view-judge-test|judge-tests|register|join-team|create-swimmer|edit-swimmer|swimmer-change|transfers|confirm-email|reset|welcome|check|test|hall|widgets|live|diplomas|exchange|file-imports)\/|\/(rich|manage)\/|\/(watch-focus|other-layout)\.ts$|(?:Manage\w+|QrCode|settings\/(?:RemoveDialog|Tokens|webhooks\/\w+)|orders\/(?:MarkPaid|Refund)Dialog|teams\/TeamEditor)\.tsx$|\/_(?:QrCode|FileImportDialog)-[\w-]+\.js$|\/i18n\/src\/(ru|en)\/(administration|embedding|audit-\w+|consistency|custody|diplomas|entrants|event-(content|editor|manage|money)|checks|judge-bank|judge-tests|live|mail|regist\w+|search|status|widgets)\.ts$/

const ROOT = `${import.meta.dirname}/..`
const DIST = `${ROOT}/dist`

export function worker(): Plugin {
  return {
    name: 'polynya-worker',
    apply: 'build',
    async closeBundle() {
      const page = await readFile(join(DIST, 'index.html'), 'utf8')
      const manifest = JSON.parse(await readFile(join(DIST, '.vite', 'manifest.json'), 'utf8'))
      const [, id] = /<meta name="build" content="([^"]+)"/.exec(page) ?? []
      if (!id) throw new Error('index.html does not name its build')
      const fonts = page.match(/\/assets\/[\w.-]+\.woff2/g) ?? []
      const files = [...new Set([...fonts, ...filesOf(manifest), '/favicon.svg'])].sort()
      await build({
        root: ROOT,
        configFile: false,
        logLevel: 'error',
        define: { BUILD: JSON.stringify(id), FILES: JSON.stringify(files) },
        build: {
          target: 'es2023',
          emptyOutDir: false,
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(ROOT, 'src/app/offline/worker.ts'),
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      })
    },
  }
}

/** Scripts and styles that the app can load, except for pages that need a network. */
function filesOf(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || ONLINE_ONLY.test(`/${key}`)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(other)
  }
  add('index.html')
  return files
}
