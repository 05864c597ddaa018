import { describe, expect, it } from 'vitest'
import { cleanFileName, freeFileName } from './file-name.ts'

describe('the name of an uploaded file', () => {
  it.each([
    ['Положение о кубке.pdf', 'Положение о кубке.pdf'],
    ['Rules.PDF', 'Rules.PDF'],
    ['Rules v1.2', 'Rules v1.2.pdf'],
    ['rules.docx', 'rules.pdf'],
    ['rules.pdf.exe', 'rules.pdf.exe.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\anna\\rules.pdf', 'rules.pdf'],
    ['..', 'file.pdf'],
    ['', 'file.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['  a \t\n b  .pdf', 'a b .pdf'],
    ['rules\r\nSet-Cookie: a=1.pdf', 'rulesSet-Cookie: a=1.pdf'],
    ['rules\u202efdp.exe', 'rulesfdp.exe.pdf'],
    ['a\0b\u0007.pdf', 'ab.pdf'],
    ['👨‍👩‍👧 🏊🏽‍♀️.pdf', '👨‍👩‍👧 🏊🏽‍♀️.pdf'],
    ['a\u200db\u200d🏊\u200d.pdf', 'ab🏊.pdf'],
    ['🏊\u200d\u202e\u2066fdp\u200f.exe', '🏊fdp.exe.pdf'],
    ['и\u0306.pdf', 'й.pdf'],
    ['"><script>.pdf', '"><script>.pdf'],
  ])('%j becomes %j', (given, name) => {
    expect(cleanFileName(given, 'pdf')).toBe(name)
  })

  it('keeps either ending of a JPG', () => {
    expect(cleanFileName('map.jpeg', 'jpg')).toBe('map.jpeg')
    expect(cleanFileName('map.png', 'jpg')).toBe('map.jpg')
  })

  it('has 255 characters at most, its ending among them, and no half of a character', () => {
    expect(cleanFileName(`${'я'.repeat(400)}.pdf`, 'pdf')).toBe(`${'я'.repeat(251)}.pdf`)
    const swimmer = '🏊'
    expect(cleanFileName(`${swimmer.repeat(200)}.pdf`, 'pdf')).toBe(`${swimmer.repeat(125)}.pdf`)
  })
})

describe('a free name', () => {
  it('is the name itself, or the name with the first free number', () => {
    expect(freeFileName('a.pdf', new Set())).toBe('a.pdf')
    expect(freeFileName('a.pdf', new Set(['a.pdf', 'a (2).pdf', 'a (4).pdf']))).toBe('a (3).pdf')
  })

  it('keeps to 255 characters too', () => {
    const long = `${'x'.repeat(251)}.pdf`
    expect(freeFileName(long, new Set([long]))).toBe(`${'x'.repeat(247)} (2).pdf`)
  })
})
