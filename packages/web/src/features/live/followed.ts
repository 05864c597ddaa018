/** The swimmers of an event that this device follows. */

import { MOST_FOLLOWED } from '@polynya/domain'
import { useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'

export interface Followed {
  readonly iwsaids: ReadonlySet<string>
  readonly follow: (iwsaid: string) => void
  readonly unfollow: (iwsaid: string) => void
}

/** Registry IDs, stored on the device. */
export function useFollowed(eventId: number): Followed {
  const { storage } = useApp()
  const key = `followed ${eventId}`
  const [iwsaids, setIwsaids] = useState(() => new Set(storage.read(key)?.split(' ').filter(Boolean)))
  const change = (next: ReadonlySet<string>) => {
    storage.write(key, next.size === 0 ? null : [...next].join(' '))
    setIwsaids(new Set(next))
  }
  return {
    iwsaids,
    follow: (iwsaid) => change(new Set([...iwsaids, iwsaid].slice(-MOST_FOLLOWED))),
    unfollow: (iwsaid) => change(new Set([...iwsaids].filter((each) => each !== iwsaid))),
  }
}
