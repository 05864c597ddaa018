import { execFileSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { aMeet, type Meet } from '../start-lists/testing/a-meet.ts'
import { drawPdf } from './pdf/draw.ts'
import { NODE_FLAGS, type PrintPdf, pdfPrinter } from './pdf/print.ts'
import type { Printout, Progress } from './pdf/printout.ts'

describe('printouts in processes of their own', () => {
  let world: TestApp
  let meet: Meet
  let printed: Printout | undefined
  const print = pdfPrinter()
  const printPdf: PrintPdf = (printout, options) => {
    printed = printout
    return print(printout, options)
  }

  beforeAll(async () => {
    world = await testApp({}, { printPdf })
    meet = await aMeet(world, { swimmers: 2, distances: [{ distCode: '50BR' }] })
    await meet.enter(0, {})
    await meet.enter(1, {})
  })
  afterAll(() => world.stop())

  it('are sent over the network, also after another reader has left', async () => {
    const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
    const address = `${origin}/printouts/${meet.event.id}/entries.pdf`
    const leaving = new AbortController()
    const left = fetch(address, { signal: leaving.signal })
    setTimeout(() => leaving.abort(), 50)
    await expect(left).rejects.toThrow('abort')
    const answer = await fetch(address)
    expect(answer.status).toBe(200)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())))
    expect(text.join(' ')).toMatch(/Antonova[\s\S]*Belova/)
  })

  it('are the same bytes as those that are drawn in this process', async () => {
    if (!printed) throw new Error('The printout of the previous test is missing')
    const { signal } = new AbortController()
    expect((await print(printed, { signal })).equals(await buffer(drawPdf(printed)))).toBe(true)
  })

  it('load the sources of packages, of which a clone that was only started has no builds', () => {
    const program = `console.log(import.meta.resolve('@polynya/domain'))`
    const flags = [...NODE_FLAGS, '--input-type=module', '--eval', program]
    const resolved = execFileSync(process.execPath, flags, { cwd: import.meta.dirname, encoding: 'utf8' })
    expect(resolved.trim()).toMatch(/\/domain\/src\/index\.ts$/)
  })

  it('report each page, for tables and for sheets', async () => {
    if (!printed) throw new Error('The printout of the first test is missing')
    const [section] = printed.sections
    if (!section) throw new Error('The printout has no section')
    const long = { ...printed, sections: Array.from({ length: 60 }, () => section) }
    const blank = { mark: null, items: [] }
    const sheets = { ...printed, sheets: [blank, blank, blank] }
    const pagesOf = async (printout: Printout) => {
      const pages: Progress[] = []
      const onPage = (progress: Progress) => pages.push(progress)
      await print(printout, { signal: new AbortController().signal, onPage })
      return pages
    }
    expect(await pagesOf(sheets)).toEqual([1, 2, 3].map((done) => ({ done, count: 3 })))
    const pages = await pagesOf(long)
    expect(pages.length).toBeGreaterThan(2)
    expect(pages).toEqual(pages.map((_, index) => ({ done: index + 1, count: pages.length })))
  })

  it('are not printed after an abort, and report what went wrong', async () => {
    if (!printed) throw new Error('The printout of the first test is missing')
    await expect(print(printed, { signal: AbortSignal.abort() })).rejects.toThrow('abort')
    const broken = { ...printed, logo: 'bm90IGEgcGljdHVyZQ==' }
    await expect(print(broken, { signal: new AbortController().signal })).rejects.toThrow(
      /The PDF was not printed \(1\): [\s\S]*Unknown image format/,
    )
  })
})
