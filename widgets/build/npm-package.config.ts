/** Writes the published npm package around the built `index.js`. It has no dependency of the repository. */

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { customElements, vsCodeData, webTypes } from './editor-data.config.ts'
import { domTypes, reactTypes, vueTypes } from './package-types.config.ts'

const widgets = join(import.meta.dirname, '..')
const REEXPORT = "export { defineWidgets } from './index.js'\n"
const json = (data: object) => `${JSON.stringify(data, null, 2)}\n`

/** Writes types, manifest, editor data, README and licence into the folder of the built package. */
export function writePackage(folder: string, own: Readonly<Record<string, string>>) {
  const files = {
    'events.d.ts': readFileSync(join(widgets, 'src', 'event-types.ts'), 'utf8'),
    'index.d.ts': domTypes(),
    'react.d.ts': reactTypes(),
    'react.js': REEXPORT,
    'vue.d.ts': vueTypes(),
    'vue.js': REEXPORT,
    'custom-elements.json': json(customElements()),
    'vscode.html-custom-data.json': json(vsCodeData()),
    'web-types.json': json(webTypes(own.version ?? '')),
    'package.json': json(manifest(own)),
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  copyFileSync(join(widgets, 'npm', 'README.md'), join(folder, 'README.md'))
  copyFileSync(join(widgets, '..', 'LICENSE'), join(folder, 'LICENSE'))
}

/** The widgets render with the React of their host; its types and Vue's are needed by their entries alone. */
function manifest({ name, version, description, license }: Readonly<Record<string, string>>) {
  const entry = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` })
  return {
    name,
    version,
    description,
    keywords: ['custom-elements', 'web-components', 'react', 'vue', 'winter swimming'],
    license,
    type: 'module',
    sideEffects: false,
    exports: {
      '.': entry('index'),
      './react': entry('react'),
      './vue': entry('vue'),
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
    peerDependencies: { '@types/react': '>=19', react: '>=18', 'react-dom': '>=18', vue: '>=3.4' },
    peerDependenciesMeta: { '@types/react': { optional: true }, vue: { optional: true } },
    customElements: 'custom-elements.json',
    'web-types': 'web-types.json',
  }
}
