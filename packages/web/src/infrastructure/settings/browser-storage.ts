/** Texts that the browser keeps. Where it denies that, they live as long as the page. */
export interface TextStorage {
  readonly read: (key: string) => string | null
  /** Null forgets. */
  readonly write: (key: string, text: string | null) => void
}

/** @param area queried at every use, because in some browsers the access itself throws */
export function browserStorage(area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TextStorage {
  const inMemory = new Map<string, string>()
  return {
    read(key) {
      try {
        return area().getItem(key)
      } catch {
        return inMemory.get(key) ?? null
      }
    },
    write(key, text) {
      if (text === null) inMemory.delete(key)
      else inMemory.set(key, text)
      try {
        if (text === null) area().removeItem(key)
        else area().setItem(key, text)
      } catch {
        // Stored in memory above.
      }
    },
  }
}
