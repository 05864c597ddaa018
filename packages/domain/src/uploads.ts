/** Limits of files, in a module of their own because few pages need them. See docs/rules.md#files. */

const MB = 1_000_000

/** Signed and stamped documents, as a scan or a photo. */
const SCAN = { maxBytes: { pdf: 10 * MB, jpg: 10 * MB, png: 10 * MB } } as const

/** Uploads: bytes and types by content (not by name). `display` is the maximum size of the server's copy. */
export const UPLOADS = {
  avatar: { maxBytes: { jpg: MB, png: MB }, display: { side: 512 } },
  logo: { maxBytes: { svg: 150_000, png: MB } },
  poster: { maxBytes: { jpg: 3 * MB, png: 3 * MB }, display: { maxBytes: 250_000, side: 1600 } },
  /** Behind the texts of diplomas: 3508 pixels are the longer side of A4 at 300 per inch. */
  diploma: { maxBytes: { jpg: 3 * MB, png: 3 * MB }, print: { side: 3508 } },
  regulation: {
    maxBytes: { pdf: 20 * MB, docx: 20 * MB, xlsx: 20 * MB, jpg: 20 * MB, png: 20 * MB },
    perEvent: 20,
  },
  disability: SCAN,
  admission: SCAN,
} as const

export type UploadKind = keyof typeof UPLOADS
export type FileType = 'jpg' | 'png' | 'svg' | 'pdf' | 'docx' | 'xlsx'

/** Larger pictures are rejected before decoding. */
export const PICTURE = { maxSide: 6000, maxPixels: 16_000_000 } as const
