/**
 * Entry of the script-tag build. Neither a module nor strict about where it is: optimizers inline it, copy it to
 * another site, and drop its `type`. So it does not read its own address: the server writes its origin into it.
 */

import { firstOf } from '../first.ts'
import { isSupported } from '../is-supported.ts'
import { isTable, NAMES, PREFIX, type TagName } from '../tags.ts'
import { watchTags } from '../watch-tags.ts'

/** Folder of the chunks of the build. */
declare const __CHUNKS__: string

// Without a scheme where the server does not know its own: then it is that of the page.
const { origin } = new URL('__POLYNYA_ORIGIN__', document.baseURI)
const load = (chunk: string) => import(/* @vite-ignore */ `${origin}/widgets/assets/${__CHUNKS__}/${chunk}`)

/** The chunks of each tag on the page. All elements of a tag share those of the first one. */
const chosen = new Map<TagName, readonly string[]>()

const ownOf = (tag: Element) => `${tag.localName.slice(PREFIX.length)}.${firstOf(tag)}`
/** The chunk of a tag that contains what widgets share. */
const aloneOf = (tag: Element) => `${ownOf(tag)}.alone.js`

/**
 * All chunks of a tag, so that none of them waits for another one that imports it. A page that has no other widgets loads
 * one, which contains what widgets share.
 */
function chunksOf(tag: Element): readonly string[] {
  const name = tag.localName as TagName
  const others = NAMES.filter((each) => each !== name).join()
  const isAlone = document.readyState !== 'loading' && !document.querySelector(others)
  return isAlone
    ? [aloneOf(tag)]
    : ['runtime.js', ...(isTable(name) ? ['tables.js'] : []), `${ownOf(tag)}.js`]
}

function loadChunks(tag: Element) {
  const name = tag.localName as TagName
  const chunks = chosen.get(name) ?? chunksOf(tag)
  chosen.set(name, chunks)
  return Promise.all(chunks.map(load))
}

// An older browser shows the links in the tags.
if (isSupported()) {
  watchTags({
    page: document,
    origin,
    load: (tag, attempt) => (attempt > 0 ? load(`${aloneOf(tag)}?again=${attempt}`) : loadChunks(tag)),
  })
}
