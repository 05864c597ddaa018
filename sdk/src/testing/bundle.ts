import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const ENTRY = '\0entry'
const ROUTES = /packages\/contract\/src\/routes\.ts$/

/** The table of routes reduced to what the client itself calls. */
const OWN_ROUTES = `
const own = (path) => ({ method: 'POST', path, access: 'anyone', repeat: 'never', encoding: 'json' })
export const routes = { user: { refreshAccessToken: own('/user/refreshAccessToken'), logout: own('/user/logout') } }`

/**
 * Bytes that a browser loads, minified and gzipped, for a module with this code.
 * @param withoutTable leaves out the table of routes, which grows with the API
 */
export async function gzippedBytes(code: string, { withoutTable = false } = {}): Promise<number> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: new URL('../', import.meta.url).pathname,
    platform: 'browser',
    resolve: { conditionNames: ['source', 'import', 'browser', 'default'] },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? code : null),
        transform: (_, id) => (withoutTable && ROUTES.test(id) ? OWN_ROUTES : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  return gzipSync(output[0].code, { level: 9 }).length
}
