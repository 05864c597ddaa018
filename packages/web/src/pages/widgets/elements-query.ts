import type { WidgetElements } from '@polynya/contract'
import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../infrastructure/api/query-keys.ts'

/** Reads the tags of the widgets that this site serves. A site without a build of them has none. */
export const elementsQuery = queryOptions({
  queryKey: keys.site.widgets,
  async queryFn({ signal }): Promise<WidgetElements> {
    const answer = await fetch('/widgets/elements.json', { signal })
    if (answer.status === 404) return { version: '', elements: [] }
    if (!answer.ok) throw new Error(`The list of widgets is answered with ${answer.status}`)
    return (await answer.json()) as WidgetElements
  },
})
