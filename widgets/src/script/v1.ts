/**
 * Entry of the script-tag build. Neither a module nor strict about where it is: optimizers inline it, copy it to
 * another site, and drop its `type`. So it does not read its own address: the server writes its origin into it.
 */

import type { First } from '../first.ts'
import { isSupported } from '../is-supported.ts'
import { isTable, type TagName } from '../tags.ts'
import { watchTags } from '../watch-tags.ts'

/** Files of the widgets by initial state, as named by the build. */
declare const __CHUNKS__: { readonly runtime: string; readonly tables: string } & Readonly<
  Record<TagName, Record<First, string>>
>

/** The self-contained file of each widget. */
declare const __PINNED__: Readonly<Record<TagName, string>>

const chunks = __CHUNKS__
const pinned = __PINNED__
// Without a scheme where the server does not know its own: then it is that of the page.
const { origin } = new URL('__POLYNYA_ORIGIN__', document.baseURI)
const load = (file: string) => import(/* @vite-ignore */ `${origin}/widgets/${file}`)

/** All files of a tag, so that none of them waits for another one that imports it. */
const filesOf = (tag: TagName, first: () => First) => [
  chunks.runtime,
  ...(isTable(tag) ? [chunks.tables] : []),
  chunks[tag][first()],
]

// An older browser shows the links in the tags.
if (isSupported()) {
  watchTags({
    page: document,
    origin,
    load: (tag, first, attempt) =>
      attempt > 0 ? load(`${pinned[tag]}?again=${attempt}`) : Promise.all(filesOf(tag, first).map(load)),
  })
}
