import type { Swimmer } from '@polynya/contract'
import type { Client } from '@polynya/sdk/light'
import { isApiError } from '@polynya/sdk/light'
import { useState } from 'react'

export type Similar = Awaited<ReturnType<Client['swimmers']['similar']>>

type Person = Pick<Swimmer, 'firstName' | 'lastName' | 'gender'> & { readonly dob: string }

/** Asks the registry for profiles that may be the same person, and shows them once before going on. */
export function useSimilar({ swimmers }: Client) {
  const [found, setFound] = useState<Similar | null>(null)
  const [seen, setSeen] = useState('')

  async function mayGoOn(query: Person): Promise<boolean> {
    const person = JSON.stringify(query)
    const answer = await swimmers.similar({ query }).catch(unlessTooMany)
    const isNothing = !answer || (answer.exact === null && answer.swimmers.length === 0)
    const wasSeen = seen === person && answer?.exact === null
    setSeen(person)
    setFound(isNothing ? null : answer)
    return isNothing || wasSeen
  }

  return { found, mayGoOn }
}

/** A rate-limited user continues without the check: the server compares again when the profile is created. */
function unlessTooMany(error: unknown): null {
  if (isApiError(error) && error.status === 429) return null
  throw error
}
