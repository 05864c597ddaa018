import { describe, expect, it } from 'vitest'
import { DOCUMENTS, document } from './documents.ts'

describe('the tables of the documents', () => {
  it.each(DOCUMENTS)('of %s say what the data say', (file) => {
    const { is, ought } = document(file)
    expect(is).toBe(ought)
  })
})
