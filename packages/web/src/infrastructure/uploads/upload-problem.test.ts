import { expect, it } from 'vitest'
import { acceptOf, uploadProblem } from './upload-problem.ts'

const MB = 1_000_000

it.each([
  ['poster', 'кубок.JPEG', 3 * MB],
  ['poster', 'cup.png', 3 * MB],
  ['logo', 'logo.svg', 150_000],
  ['logo', 'logo.png', MB],
  ['regulation', 'Положение 2026.01.docx', 20 * MB],
] as const)('lets through as a %s: %s', (kind, name, size) => {
  expect(uploadProblem(kind, { name, size })).toBe(null)
})

it.each([
  ['poster', 'cup.png', 3 * MB + 1, { kilobytes: 3000 }],
  ['logo', 'logo.svg', 150_001, { kilobytes: 150 }],
  ['logo', 'logo.png', MB + 1, { kilobytes: 1000 }],
  ['regulation', 'rules.pdf', 20 * MB + 1, { kilobytes: 20_000 }],
] as const)('names the limit of a %s that is too large: %s', (kind, name, size, fields) => {
  expect(uploadProblem(kind, { name, size })).toMatchObject({ reason: 'file_too_large', fields })
})

it.each([
  ['poster', 'cup.svg', 'JPG, PNG'],
  ['logo', 'logo.jpg', 'SVG, PNG'],
  ['regulation', 'rules.txt', 'PDF, DOCX, XLSX, JPG, PNG'],
  ['regulation', 'rules', 'PDF, DOCX, XLSX, JPG, PNG'],
] as const)('names the types of a %s where it is another: %s', (kind, name, types) => {
  expect(uploadProblem(kind, { name, size: 1 })).toMatchObject({
    reason: 'file_type_wrong',
    fields: { types },
  })
})

it('offers to choose what it lets through', () => {
  expect(acceptOf('poster')).toBe('.jpg,.jpeg,.png')
  expect(acceptOf('regulation')).toBe('.pdf,.docx,.xlsx,.jpg,.jpeg,.png')
})
