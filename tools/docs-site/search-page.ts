/** The program of the search page: loads the indexes at the first query, and shows the found parts as links. */

import { type Part, search } from './search.ts'

interface Words {
  readonly searching: string
  readonly failed: string
  readonly nothing: string
  readonly found: Readonly<Record<string, string>>
}

const SHOWN = 40
const EXCERPT = 180

const place = document.querySelector<HTMLElement>('#search')
const input = document.querySelector<HTMLInputElement>('input[name="q"]')
if (place && input) start(place, input)

function start(place: HTMLElement, input: HTMLInputElement) {
  const words: Words = JSON.parse(place.dataset.words ?? '{}')
  const status = place.querySelector<HTMLElement>('[role="status"]') ?? place
  const list = place.querySelector<HTMLElement>('.found') ?? place
  let parts: Promise<Part[]> | undefined
  const show = async () => {
    const query = input.value.trim()
    list.replaceChildren()
    status.textContent = ''
    if (query === '') return
    try {
      status.textContent = words.searching
      parts ??= load(JSON.parse(place.dataset.indexes ?? '[]'))
      const loaded = await parts
      if (input.value.trim() !== query) return
      const found = search(loaded, query)
      status.textContent = sentence(words, found.length, query)
      list.replaceChildren(...found.slice(0, SHOWN).map(rowOf))
    } catch {
      parts = undefined
      status.textContent = words.failed
    }
  }
  input.value = new URLSearchParams(location.search).get('q') ?? ''
  input.addEventListener('input', show)
  show()
}

/** Parts of all indexes; those of the reader's language are the first among equals. */
async function load(indexes: readonly string[]): Promise<Part[]> {
  const answers = await Promise.all(indexes.map((index) => fetch(index)))
  const rows = await Promise.all(answers.map((answer) => answer.json()))
  return rows.flat()
}

function sentence({ nothing, found }: Words, count: number, query: string): string {
  const { lang } = document.documentElement
  if (count === 0) return nothing.replace('{query}', query)
  const form = found[new Intl.PluralRules(lang).select(count)] ?? found.other ?? ''
  return form.replace('{count}', new Intl.NumberFormat(lang).format(count))
}

function rowOf({ path, title, heading, text }: Part): HTMLElement {
  const row = document.createElement('li')
  const link = document.createElement('a')
  link.href = `../${path}`
  link.textContent = heading ? `${title} — ${heading}` : title
  const excerpt = document.createElement('p')
  excerpt.textContent = text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text
  row.append(link, excerpt)
  return row
}
