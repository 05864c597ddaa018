/** Writes each built text beside itself as Brotli and gzip, so that the server compresses nothing. */

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/
/** Shorter ones are not worth another file. */
const FROM_BYTES = 1000

export function precompress(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'polynya-precompress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      const folder = join(config.root, config.build.outDir)
      const files = await readdir(folder, { recursive: true })
      await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))))
    },
  }
}

async function compress(file: string) {
  const bytes = await readFile(file)
  if (bytes.length < FROM_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
