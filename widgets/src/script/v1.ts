/**
 * Entry of the script-tag build. Neither a module nor strict about where it is: optimizers inline it, copy it to
 * another site, and drop its `type`. So it does not read its own address: the server writes its origin into it.
 */

import { firstOf } from '../first.ts'
import { isSupported } from '../is-supported.ts'
import { isTable, NAMES, PREFIX, type TagName } from '../tags.ts'
import { VERSION } from '../version.ts'
import { watchTags } from '../watch-tags.ts'

/** Folder of the chunks of the build. */
declare const __CHUNKS__: string

/** Hash in the name of the self-contained file of each widget. */
declare const __PINNED__: Readonly<Record<TagName, string>>

const pinned = __PINNED__
// Without a scheme where the server does not know its own: then it is that of the page.
const { origin } = new URL('__POLYNYA_ORIGIN__', document.baseURI)
const load = (file: string) => import(/* @vite-ignore */ `${origin}/widgets/${file}`)

/** The chunks of each tag on the page. All elements of a tag share those of the first one. */
const chosen = new Map<TagName, readonly string[]>()

/**
 * All chunks of a tag, so that none of them waits for another one that imports it. A page that has no other widgets loads
 * one, which contains what widgets share.
 */
function chunksOf(tag: Element): readonly string[] {
  const name = tag.localName as TagName
  const own = `${name.slice(PREFIX.length)}.${firstOf(tag)}`
  const others = NAMES.filter((each) => each !== name).join()
  const isAlone = document.readyState !== 'loading' && !document.querySelector(others)
  return isAlone ? [`${own}.alone`] : ['runtime', ...(isTable(name) ? ['tables'] : []), own]
}

function loadChunks(tag: Element) {
  const name = tag.localName as TagName
  const chunks = chosen.get(name) ?? chunksOf(tag)
  chosen.set(name, chunks)
  return Promise.all(chunks.map((chunk) => load(`assets/${__CHUNKS__}/${chunk}.js`)))
}

// An older browser shows the links in the tags.
if (isSupported()) {
  watchTags({
    page: document,
    origin,
    load: (tag, attempt) => {
      const name = tag.localName as TagName
      return attempt > 0 ? load(`${VERSION}/${name}-${pinned[name]}.js?again=${attempt}`) : loadChunks(tag)
    },
  })
}
