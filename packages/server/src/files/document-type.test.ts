import { describe, expect, it } from 'vitest'
import { A_PDF, aJpg, anOfficeFile, aPng, zip } from '../areas/events/testing/uploads.ts'
import { documentType } from './document-type.ts'

describe('the type of a document', () => {
  it('is what its content says', async () => {
    expect(await documentType(A_PDF)).toBe('pdf')
    expect(await documentType(anOfficeFile('wordprocessingml.document'))).toBe('docx')
    expect(await documentType(anOfficeFile('spreadsheetml.sheet'))).toBe('xlsx')
    expect(await documentType(await aJpg({ width: 2, height: 2 }))).toBe('jpg')
    expect(await documentType(await aPng({ width: 2, height: 2 }))).toBe('png')
  })

  it.each([
    ['an archive', zip({ 'letter.txt': 'no office document' })],
    ['an empty archive', zip({})],
    ['a damaged archive', anOfficeFile('spreadsheetml.sheet').subarray(0, 60)],
    ['a program', Buffer.from('MZ\x90\0')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['text', Buffer.from('Regulations')],
    ['a PDF behind something else', Buffer.concat([Buffer.from('<html>'), A_PDF])],
    ['nothing', Buffer.alloc(0)],
  ])('is unknown of %s', async (_what, bytes) => {
    expect(await documentType(bytes)).toBe(null)
  })
})
