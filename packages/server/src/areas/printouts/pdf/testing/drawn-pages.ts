/** Reads what a printout draws. */

import { getDocumentProxy } from 'unpdf'
import { drawPdf } from '../draw.ts'
import type { Printout } from '../printout.ts'

/** A text as it is drawn, in one piece. */
interface Drawn {
  readonly text: string
  /** Its left end and its base line, in points from the left and the foot of the page. */
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Returns the texts of each page of a printout, without blanks. */
export async function drawnPages(printout: Printout): Promise<Drawn[][]> {
  const chunks: Buffer[] = []
  for await (const chunk of drawPdf(printout)) chunks.push(chunk)
  const document = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)))
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
  return Promise.all(numbers.map(async (number) => drawnOn(await document.getPage(number))))
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

async function drawnOn(page: Page): Promise<Drawn[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((drawn) =>
    'str' in drawn && drawn.str.trim() !== ''
      ? [{ text: drawn.str, x: drawn.transform[4], y: drawn.transform[5], width: drawn.width }]
      : [],
  )
}
