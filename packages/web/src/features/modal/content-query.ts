import { queryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { DETAILS_MS } from '../../infrastructure/api/queries.ts'
import { keys } from '../../infrastructure/api/query-keys.ts'
import type { WordsStore } from '../../infrastructure/words/words-store.ts'

interface ModalModule {
  readonly ModalContent: ComponentType<{ readonly id: string }>
}

/**
 * Dialog contents are fetched with the first dialog, together with its texts, and can be re-fetched like any
 * answer.
 */
export const contentQuery = (words: Pick<WordsStore, 'load'>) =>
  queryOptions({
    queryKey: keys.code('modal'),
    queryFn: () => Promise.race([loadContent(words), late()]),
    meta: { isForAll: true },
  })

async function loadContent(words: Pick<WordsStore, 'load'>): Promise<ModalModule> {
  const [content] = await Promise.all([import('./ModalContent.tsx'), words.load(['swimmers', 'sport'])])
  return content
}

/** Why a dialog has nothing to show where it waited in vain. */
export const LATE = new Error('late')

const late = () =>
  new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(LATE), DETAILS_MS)
  })
