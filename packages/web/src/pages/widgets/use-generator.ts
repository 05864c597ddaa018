import type { WidgetElements } from '@polynya/contract'
import { useWords } from '@polynya/ui'
import { useAddressQuery } from '../../infrastructure/lists/address-query.ts'
import { PARAMETERS, readChoice } from './generator-choice.ts'

/** Groups of names in the catalogue. */
type Named = 'widgets' | 'attributes' | 'hints' | 'values'

/** Returns the choice in the address, a function that changes it, and the names of what is chosen. */
export function useGenerator(published: WidgetElements) {
  const { t } = useWords()
  const { values, open } = useAddressQuery()

  /** Changes parameters; an empty one is removed. Another widget has other attributes. */
  function choose(changes: Readonly<Record<string, string | undefined>>) {
    const query = new URLSearchParams(PARAMETERS.widget in changes ? '' : values)
    for (const [name, value] of Object.entries(changes)) {
      if (value) query.set(name, value)
      else query.delete(name)
    }
    open(query)
  }

  /** A newer build of the widgets may have names that this page has no texts for. */
  function nameOf(group: Named, name: string): string {
    const key = `embedding:${group}.${name}`
    const text = t(key as 'embedding:widgets.event-calendar')
    if (text !== key) return text
    return group === 'hints' ? '' : name
  }

  return { choice: readChoice(published, values), choose, nameOf }
}

export type Generator = ReturnType<typeof useGenerator>
