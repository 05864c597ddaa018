/** Does for client-side navigation what a browser does for a page load: focus and announcement. */

import type { ParsedLocation } from '@tanstack/react-router'
import { isModalOver } from '../infrastructure/addresses/modal-address.ts'
import { isOtherTab } from '../infrastructure/addresses/tab-address.ts'
import { followLinks } from './link-clicks.ts'
import type { AppRouter } from './router.ts'
import { whenArrives } from './when-arrives.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the entry before it is the same page, without the dialog or with another one. */
    readonly isOverPage?: boolean
  }
}

/**
 * Opens links within the app. After each navigation to another page the focus is on its heading, or, on the way
 * back, on the link that was followed from there.
 * @param announce called once the new page is there and has its title
 * @returns how to stop
 */
export function watchNavigation(router: AppRouter, page: Document, announce: () => void): () => void {
  const followed = new Map<string, string>()
  let isReturn = false
  let stopWaiting = () => {}

  const ends = [
    followLinks(page, {
      open(address) {
        followed.set(keyOf(router.state.location), address)
        const { href } = router.state.location
        const isOverPage = isModalOver(href, address)
        void router.navigate({
          href: address,
          ...((isOverPage || isOtherTab(href, address)) && { resetScroll: false }),
          ...(isOverPage && { state: { isOverPage } }),
        })
      },
      expect: (address) => void preload(router, address),
    }),
    router.history.subscribe(({ action }) => {
      isReturn = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation && !pathChanged) return
      stopWaiting()
      if (toLocation.hash && !page.getElementById(toLocation.hash)) {
        stopWaiting = whenArrives(page, toLocation.hash, (element) => element.scrollIntoView())
      }
      if (!fromLocation) return
      announce()
      const address = isReturn ? followed.get(keyOf(toLocation)) : undefined
      focusOn(linkTo(address, page) ?? page.getElementById(toLocation.hash) ?? page.querySelector('main h1'))
    }),
  ]
  return () => {
    stopWaiting()
    for (const end of ends) end()
  }
}

/** Prefetches the data and code of a page as soon as the user points at a link to it. */
async function preload(router: AppRouter, address: string) {
  const [pathname = '', search = ''] = address.split('#', 1).join('').split('?')
  await router.preloadRoute({ to: pathname, search: router.options.parseSearch(search) })
}

/** Names an entry of the history. */
const keyOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href

function linkTo(address: string | undefined, page: Document): HTMLElement | undefined {
  if (address === undefined) return undefined
  return [...page.querySelectorAll<HTMLAnchorElement>('main a')].find(
    ({ pathname, search, hash }) => pathname + search + hash === address,
  )
}

function focusOn(target: HTMLElement | null | undefined) {
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  // Scroll restoration sets the scroll position.
  target.focus({ preventScroll: true })
}
