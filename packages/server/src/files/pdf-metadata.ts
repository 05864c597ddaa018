/**
 * PDFs without metadata. Bytes are blanked where they are, so that every offset in the file stays valid; the pages are
 * never read. See docs/decisions/metadata-of-documents.md.
 */

import { isJpegMetadata, jpegSegments, MARKER } from './jpeg-segments.ts'

/** A change breaks a signature, and the strings of an encrypted file are unreadable. */
const UNTOUCHABLE = /\/ByteRange\s{0,20}\[|\/Encrypt\s{0,20}(?:\d|<<)/

/** Between a key of a stream's dictionary and its data, and before the key. */
const DICTIONARY_CHARS = 4_000

const SPACE = 0x20

/**
 * Blanks the information dictionary, the XMP metadata and the EXIF of pictures. Returns signed and encrypted files as
 * they are. Every search is linear in the size of the file: it is hostile until proven otherwise.
 */
export function pdfWithoutMetadata(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1')
  if (UNTOUCHABLE.test(text)) return bytes
  const clean = Buffer.from(bytes)
  blankInformation(clean, text)
  blankXmp(clean, text)
  blankPictures(clean, text)
  return clean
}

const INFORMATION = /\/Info\s{1,20}(\d{1,10})\s{1,20}(\d{1,5})\s{1,20}R/g
const MAX_REFERENCES = 1_000
const OBJECT = /\b(\d{1,10})\s{1,20}(\d{1,5})\s{1,20}obj\b/g
const INFORMATION_KEY = /\/(?:Title|Author|Subject|Keywords|Creator|Producer|CreationDate|ModDate)\b/

/** The dictionary of author and program, and the references to it. One in a compressed object is only unlinked. */
function blankInformation(clean: Buffer, text: string) {
  const objects = new Set<string>()
  for (const { 0: reference, 1: number, 2: generation, index } of text.matchAll(INFORMATION)) {
    clean.fill(SPACE, index, index + reference.length)
    if (objects.size < MAX_REFERENCES) objects.add(`${Number(number)} ${Number(generation)}`)
  }
  let done = 0
  for (const { 0: head, 1: number, 2: generation, index } of text.matchAll(OBJECT)) {
    if (index < done || !objects.has(`${Number(number)} ${Number(generation)}`)) continue
    const start = index + head.length
    done = text.indexOf('endobj', start)
    if (done < 0) return
    blankDictionary(clean, text, { start, end: done })
  }
}

interface Range {
  readonly start: number
  readonly end: number
}

function blankDictionary(clean: Buffer, text: string, { start, end }: Range) {
  const body = text.slice(start, end)
  const [from, to] = [body.indexOf('<<'), body.lastIndexOf('>>')]
  const isInformation = !body.includes('stream') && INFORMATION_KEY.test(body)
  if (isInformation && from >= 0 && to > from) clean.fill(SPACE, start + from + 2, start + to)
}

const XMP = /\/Type\s{0,20}\/Metadata\b/g
const FILTER = /\/(?:Filter|DecodeParms)\s{0,20}(?:\/\w{1,40}|\[[^\]]{0,200}\]|<<[^>]{0,200}>>)/g

/** An XMP packet becomes spaces without a filter. */
function blankXmp(clean: Buffer, text: string) {
  const dataAfter = streamFinder(text)
  let done = 0
  for (const { index } of text.matchAll(XMP)) {
    const data = index < done ? null : dataAfter(index)
    if (data === null) continue
    done = text.indexOf('endstream', data)
    if (done < 0) return
    clean.fill(SPACE, data, done)
    const start = Math.max(0, index - DICTIONARY_CHARS)
    const from = start + Math.max(0, text.slice(start, index).lastIndexOf('obj'))
    blankFilters(clean, text, { start: from, end: data })
  }
}

function blankFilters(clean: Buffer, text: string, { start, end }: Range) {
  for (const { 0: filter, index } of text.slice(start, end).matchAll(FILTER))
    clean.fill(SPACE, start + index, start + index + filter.length)
}

const PICTURE = /\/DCTDecode\b/g

/** The metadata of a picture is filled with zeros: its segments have to keep their lengths. */
function blankPictures(clean: Buffer, text: string) {
  const dataAfter = streamFinder(text)
  let done = 0
  for (const { index } of text.matchAll(PICTURE)) {
    const data = index < done ? null : dataAfter(index)
    if (data === null || clean[data] !== 0xff || clean[data + 1] !== 0xd8) continue
    for (const segment of jpegSegments(clean, data)) {
      if (segment.marker === MARKER.scan) break
      if (isJpegMetadata(clean, segment)) clean.fill(0, segment.start + 4, segment.end)
      done = segment.end
    }
  }
}

/** Returns a function that finds the data of the stream whose dictionary has a key at an offset; offsets must ascend. */
function streamFinder(text: string): (index: number) => number | null {
  const pattern = /(?<!end)stream\r?\n/g
  let found: RegExpExecArray | null | undefined
  return (index) => {
    if (found === undefined || (found && found.index < index)) {
      pattern.lastIndex = index
      found = pattern.exec(text)
    }
    return found && found.index - index <= DICTIONARY_CHARS ? found.index + found[0].length : null
  }
}
