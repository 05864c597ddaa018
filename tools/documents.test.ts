import { describe, expect, it } from 'vitest'
import { DOCUMENTS, document } from './documents.ts'

describe('The generated tables of the documents', () => {
  it.each(DOCUMENTS)('are up to date in %s', (file) => {
    const { is, ought } = document(file)
    expect(is).toBe(ought)
  })
})
