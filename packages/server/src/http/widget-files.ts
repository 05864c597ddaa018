/**
 * The built widgets, for pages of any site: the loader is revalidated soon, every other file is named by its content.
 */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { EVERGREEN, headFile, IMMUTABLE } from './widget-headers.ts'
import { widgetLoader } from './widget-loader.ts'

/** Serves the build of the widgets in a folder below `/widgets`; nothing where there is none. */
export function widgetFiles(app: FastifyInstance, config: Pick<Config, 'widgetsRoot' | 'publicUrl'>) {
  const { widgetsRoot: root } = config
  if (!existsSync(root)) return
  widgetLoader(app, config)
  app.register(fastifyStatic, {
    root,
    prefix: '/widgets/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, file) {
      const isNamed = file.startsWith(join(root, 'assets')) || /\/\d+\.\d+\.\d+\//.test(file)
      headFile(reply, isNamed ? IMMUTABLE : EVERGREEN)
    },
  })
}
