import { paths } from '../paths.ts'

/** The main menu: what exists, in its order. */
export const MENU = [
  { href: paths.home, text: 'navigation.home' },
  { href: paths.events, text: 'navigation.events' },
] as const

/** Whether a page belongs to an entry of the menu. */
export const isUnder = (pathname: string, href: string) =>
  href === paths.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`)
