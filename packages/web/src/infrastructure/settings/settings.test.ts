import { ANNA } from '@polynya/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserStorage, type TextStorage } from './browser-storage.ts'
import { readInterfaceState, storeInterfaceState } from './interface-state.ts'
import { firstLanguage } from './language.ts'
import { themeSetting } from './theme.ts'

let storage: TextStorage
beforeEach(() => {
  localStorage.clear()
  storage = browserStorage(() => localStorage)
})

describe('what the browser keeps', () => {
  it('is there for the next page', () => {
    storage.write('key', 'text')
    expect(browserStorage(() => localStorage).read('key')).toBe('text')
    storage.write('key', null)
    expect(storage.read('key')).toBeNull()
  })

  it('lives as long as the page where the browser keeps nothing', () => {
    const denied = browserStorage(() => {
      throw new Error('SecurityError')
    })
    denied.write('key', 'text')
    expect(denied.read('key')).toBe('text')
    denied.write('key', null)
    expect(denied.read('key')).toBeNull()
  })
})

describe('the theme', () => {
  it('follows the system until another is chosen, and cycles back to it', () => {
    const root = document.createElement('html')
    const theme = themeSetting(storage, root)
    const shown = [root.dataset.theme]
    for (let press = 0; press < 3; press += 1) {
      theme.cycle()
      shown.push(root.dataset.theme)
    }
    expect(shown).toEqual([undefined, 'light', 'dark', undefined])
    expect(storage.read('colorScheme')).toBe('auto')
  })

  it('is restored on the next page, unless another value is stored there', () => {
    const root = document.createElement('html')
    storage.write('colorScheme', 'dark')
    expect(themeSetting(storage, root).get()).toBe('dark')
    expect(root.dataset.theme).toBe('dark')
    storage.write('colorScheme', 'purple')
    expect(themeSetting(storage, root).get()).toBe('auto')
  })
})

describe('the language', () => {
  it.each([
    [['en-GB', 'ru'], 'en'],
    [['de', 'ru-RU', 'en'], 'ru'],
    [['de', 'fr'], 'ru'],
  ] as const)('of a first visit with %j is %s', (preferred, language) => {
    expect(firstLanguage({ storage, search: '', preferred })).toBe(language)
  })

  it('that was chosen is stronger than the browser’s', () => {
    storage.write('language', 'en')
    expect(firstLanguage({ storage, search: '?lang=de', preferred: ['ru'] })).toBe('en')
  })

  it('of the address is stronger than both', () => {
    storage.write('language', 'en')
    expect(firstLanguage({ storage, search: '?tab=results&lang=ru', preferred: ['en'] })).toBe('ru')
  })
})

describe('interface preferences', () => {
  const [admin, judge] = [
    { ...ANNA, isAdmin: 1 as const },
    { ...ANNA, isRsf: 1 as const },
  ]

  it('default to all swimmers and one’s own tests', () => {
    expect(readInterfaceState(storage, 'swimmerScope', ANNA)).toBe('all')
    expect(readInterfaceState(storage, 'judgeTestScope', ANNA)).toBe('my')
  })

  it('is stored for an account and not applied to a visitor', () => {
    storeInterfaceState(storage, { key: 'swimmerScope', value: 'my' }, ANNA)
    expect(readInterfaceState(storage, 'swimmerScope', ANNA)).toBe('my')
    expect(readInterfaceState(storage, 'swimmerScope', null)).toBe('all')
  })

  it('keeps a mode only for those with its role, and restores it only while they have it', () => {
    storeInterfaceState(storage, { key: 'admValue', value: '1' }, ANNA)
    expect(storage.read('admValue')).toBeNull()
    expect(readInterfaceState(storage, 'admValue', admin)).toBe('1')
    expect(readInterfaceState(storage, 'rsfValue', judge)).toBe('1')
    storeInterfaceState(storage, { key: 'admValue', value: '0' }, admin)
    expect(readInterfaceState(storage, 'admValue', admin)).toBe('0')
    storeInterfaceState(storage, { key: 'admValue', value: '1' }, admin)
    expect(readInterfaceState(storage, 'admValue', admin)).toBe('1')
    expect(readInterfaceState(storage, 'admValue', ANNA)).toBe('0')
    expect(readInterfaceState(storage, 'rsfValue', admin)).toBe('0')
  })
})
