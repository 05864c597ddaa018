import { describe, expect, it } from 'vitest'
import { IMPORT_STATES, isOpenImport } from './file-imports.ts'

describe('an import of a file', () => {
  it('is open until it is checked, stored, refused, failed or cancelled', () => {
    expect(IMPORT_STATES.filter(isOpenImport)).toEqual(['queued', 'running'])
  })
})
