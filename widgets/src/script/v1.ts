/** The script that a page includes. */

import { attendTags } from '../attend-tags.ts'
import type { First } from '../first.ts'
import type { TagName } from '../tags.ts'

/** The files of the widgets beside this one, as the build named them: each widget with what it shows first. */
declare const __CHUNKS__: { readonly runtime: string } & Readonly<Record<TagName, Record<First, string>>>

const chunks = __CHUNKS__
const load = (file: string) => import(/* @vite-ignore */ new URL(file, import.meta.url).href)

attendTags({
  page: document,
  origin: new URL(import.meta.url).origin,
  load: (tag, first) => Promise.all([load(chunks.runtime), load(chunks[tag][first()])]),
})
