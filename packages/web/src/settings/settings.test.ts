import { ANNA } from '@polynya/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { browserStorage, type KeptTexts } from './browser-storage.ts'
import { keepInterfaceState, readInterfaceState } from './interface-state.ts'
import { firstLanguage } from './language.ts'
import { themeSetting } from './theme.ts'

let kept: KeptTexts
beforeEach(() => {
  localStorage.clear()
  kept = browserStorage(() => localStorage)
})

describe('what the browser keeps', () => {
  it('is there for the next page', () => {
    kept.write('key', 'text')
    expect(browserStorage(() => localStorage).read('key')).toBe('text')
    kept.write('key', null)
    expect(kept.read('key')).toBeNull()
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
    const theme = themeSetting(kept, root)
    const shown = [root.dataset.theme]
    for (let press = 0; press < 3; press += 1) {
      theme.cycle()
      shown.push(root.dataset.theme)
    }
    expect(shown).toEqual([undefined, 'light', 'dark', undefined])
    expect(kept.read('colorScheme')).toBe('auto')
  })

  it('is restored on the next page, unless another value is stored there', () => {
    const root = document.createElement('html')
    kept.write('colorScheme', 'dark')
    expect(themeSetting(kept, root).get()).toBe('dark')
    expect(root.dataset.theme).toBe('dark')
    kept.write('colorScheme', 'purple')
    expect(themeSetting(kept, root).get()).toBe('auto')
  })
})

describe('the language', () => {
  it.each([
    [['en-GB', 'ru'], 'en'],
    [['de', 'ru-RU', 'en'], 'ru'],
    [['de', 'fr'], 'ru'],
  ] as const)('of a first visit with %j is %s', (preferred, language) => {
    expect(firstLanguage(kept, preferred)).toBe(language)
  })

  it('that was chosen is stronger than the browser’s', () => {
    kept.write('language', 'en')
    expect(firstLanguage(kept, ['ru'])).toBe('en')
  })
})

describe('interface preferences', () => {
  const [admin, judge] = [
    { ...ANNA, isAdmin: 1 as const },
    { ...ANNA, isRsf: 1 as const },
  ]

  it('default to all swimmers and one’s own tests', () => {
    expect(readInterfaceState(kept, 'swimmerScope', ANNA)).toBe('all')
    expect(readInterfaceState(kept, 'judgeTestScope', ANNA)).toBe('my')
  })

  it('is stored for an account and not applied to a visitor', () => {
    keepInterfaceState(kept, { key: 'swimmerScope', value: 'my' }, ANNA)
    expect(readInterfaceState(kept, 'swimmerScope', ANNA)).toBe('my')
    expect(readInterfaceState(kept, 'swimmerScope', null)).toBe('all')
  })

  it('keeps a mode only for those with its role, and restores it only while they have it', () => {
    keepInterfaceState(kept, { key: 'admValue', value: '1' }, ANNA)
    expect(kept.read('admValue')).toBeNull()
    expect(readInterfaceState(kept, 'admValue', admin)).toBe('1')
    expect(readInterfaceState(kept, 'rsfValue', judge)).toBe('1')
    keepInterfaceState(kept, { key: 'admValue', value: '0' }, admin)
    expect(readInterfaceState(kept, 'admValue', admin)).toBe('0')
    keepInterfaceState(kept, { key: 'admValue', value: '1' }, admin)
    expect(readInterfaceState(kept, 'admValue', admin)).toBe('1')
    expect(readInterfaceState(kept, 'admValue', ANNA)).toBe('0')
    expect(readInterfaceState(kept, 'rsfValue', admin)).toBe('0')
  })
})
