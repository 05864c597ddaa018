import { useEffect } from 'react'
import { isUnknown } from './unknown.ts'
import { type Warning, warn } from './warnings.ts'

/** Warns page authors of what is wrong with a tag. */
export function useWarnings(tag: Warning) {
  useEffect(() => {
    warn(tag, tag.host.getAttributeNames().filter(isUnknown(tag)))
  })
}
