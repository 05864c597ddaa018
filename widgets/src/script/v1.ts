/** Entry of the script-tag build. */

import type { First } from '../first.ts'
import type { TagName } from '../tags.ts'
import { watchTags } from '../watch-tags.ts'

/** Files of the widgets by initial state, as named by the build. */
declare const __CHUNKS__: { readonly runtime: string } & Readonly<Record<TagName, Record<First, string>>>

const chunks = __CHUNKS__
const load = (file: string) => import(/* @vite-ignore */ new URL(file, import.meta.url).href)

watchTags({
  page: document,
  origin: new URL(import.meta.url).origin,
  load: (tag, first) => Promise.all([load(chunks.runtime), load(chunks[tag][first()])]),
})
