import { useEffect } from 'react'
import { importAgain } from './import-again.ts'
import { isUnknown } from './unknown.ts'
import type { Warning } from './warnings.ts'

/** Warns page authors of what is wrong with a tag. The words for it load where something is. */
export function useWarnings(tag: Warning) {
  useEffect(() => {
    const unknown = tag.host.getAttributeNames().filter(isUnknown(tag))
    if (unknown[0] || tag.problems[0] || !tag.url)
      importAgain(() => import('./warnings.ts')).then(
        ({ warn }) => warn(tag, unknown),
        () => {},
      )
  })
}
