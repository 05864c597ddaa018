import { type ComponentType, useEffect, useState } from 'react'
import { useApp } from '../../infrastructure/context/app-context.ts'

/** Opens the search by the key `/` and by its link in the menu, which leads to the list of swimmers without scripts. */
export function SearchOpener() {
  const { words, notifications } = useApp()
  const [Dialog, setDialog] = useState<ComponentType<{ readonly onClose: () => void }> | null>(null)

  useEffect(() => {
    const open = async () => {
      try {
        const loading = import('./SearchDialog.tsx')
        await words.load(['search', 'swimmers'])
        const { SearchDialog } = await loading
        setDialog(() => SearchDialog)
      } catch {
        notifications.tell({ tone: 'bad', say: (t) => ({ text: t('loadFailed') }) }, 'notification')
      }
    }
    const openOn = (isMeant: (domEvent: KeyboardEvent & MouseEvent) => boolean) => (domEvent: Event) => {
      if (!isMeant(domEvent as KeyboardEvent & MouseEvent)) return
      domEvent.preventDefault()
      void open()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', openOn(isSearchKey), { signal })
    // Before the listener that follows links.
    document.addEventListener('click', openOn(isOnLink), { signal, capture: true })
    return () => listening.abort()
  }, [words, notifications])

  return Dialog && <Dialog onClose={() => setDialog(null)} />
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: MouseEvent | KeyboardEvent) => ctrlKey || metaKey || altKey

/** Whether the key is `/`, a dot on a Russian keyboard, and no text is being typed. */
function isSearchKey(domEvent: KeyboardEvent): boolean {
  const { key, code, target } = domEvent
  const isSlash = key === '/' || (key === '.' && code === 'Slash')
  const isTyped = (target as Element).closest('input, textarea, select, dialog, [contenteditable]')
  return isSlash && !isTyped && !hasModifier(domEvent)
}

/** Whether the link of the search is followed on this page, not in a new tab. */
function isOnLink(domEvent: MouseEvent): boolean {
  const isOn = (domEvent.target as Element).closest('.menu-find') !== null
  return isOn && domEvent.button === 0 && !domEvent.shiftKey && !hasModifier(domEvent)
}
