import type { BrowserParts } from '../browser-store.ts'

/** The storage of one site with its tabs: each hears what the others write. */
export function sharedStorage() {
  const items = new Map<string, string>()
  const tabs = new Set<EventTarget>()

  function tab(): Required<Pick<BrowserParts, 'storage' | 'window'>> {
    const window = new EventTarget()
    tabs.add(window)
    const tellOthers = (key: string) => {
      for (const other of tabs) {
        if (other !== window) other.dispatchEvent(Object.assign(new Event('storage'), { key }))
      }
    }
    const storage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        items.set(key, value)
        tellOthers(key)
      },
      removeItem: (key: string) => {
        items.delete(key)
        tellOthers(key)
      },
    }
    return { window, storage }
  }

  return { tab, items }
}
