/** The script that a page includes. */

import { attendTags } from '../attend-tags.ts'

/** The files of the widgets beside this one, as the build named them. */
declare const __CHUNKS__: { readonly runtime: string; readonly [tag: string]: string }

const load = (file: string) => import(/* @vite-ignore */ new URL(file, import.meta.url).href)

attendTags({
  page: document,
  origin: new URL(import.meta.url).origin,
  load: (tag) => Promise.all([load(__CHUNKS__.runtime), load(__CHUNKS__[tag] ?? '')]),
})
