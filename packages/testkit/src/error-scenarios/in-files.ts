import { PICTURE, UPLOADS } from '@polynya/domain'
import { pngOf } from '../drawings/raster.ts'
import type { ErrorScenario, ScenarioContext } from './error-scenarios.ts'

export const FILES_SCENARIOS = {
  file_missing: {
    who: 'guardian',
    steps: 'Submit the photo form without a file',
    outcome: 'A 400',
    attempt: ({ federation: { clients, swimmers } }) => {
      const body = {} as { file: File }
      return clients.guardian.swimmers.uploadAvatar({ params: { id: swimmers.guardianHerself }, body })
    },
  },
  file_empty: {
    who: 'guardian',
    steps: 'Upload an empty file as a photo',
    outcome: 'A 400',
    attempt: (context) => photo(context, new Uint8Array()),
  },
  file_too_large: {
    who: 'guardian',
    steps: `Upload a photo of more than ${UPLOADS.avatar.maxBytes.jpg / 1_000_000} MB`,
    outcome: 'Refused with the limit in kilobytes',
    attempt: (context) => photo(context, new Uint8Array(UPLOADS.avatar.maxBytes.jpg + 1)),
  },
  file_type_wrong: {
    who: 'guardian',
    steps: 'Upload a text file that is called photo.jpg',
    outcome: 'Refused: the content of the file determines its type',
    attempt: (context) => photo(context, 'Just words'),
  },
  picture_unreadable: {
    who: 'guardian',
    steps: 'Upload the first hundred bytes of a PNG',
    outcome: 'Refused: the file has a PNG header but is not an image',
    attempt: (context) =>
      photo(context, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])),
  },
  picture_too_large: {
    who: 'guardian',
    steps: `Upload a picture that is wider than ${PICTURE.maxSide} pixels`,
    outcome: 'Refused before it is decoded',
    attempt: async (context) => {
      const size = `width="${PICTURE.maxSide + 1}" height="1"`
      return photo(
        context,
        await pngOf(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect ${size}/></svg>`),
      )
    },
  },
  svg_unsafe: {
    who: 'superAdministrator',
    steps: 'Upload an SVG with a script as the logo of an event',
    outcome: 'Refused, not sanitized',
    attempt: ({ federation: { clients, events } }) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
      const file = new File([svg], 'logo.svg', { type: 'image/svg+xml' })
      return clients.superAdministrator.events.uploadFile({
        params: { id: events.open ?? 0, type: 'logo' },
        body: { file },
      })
    },
  },
} as const satisfies Record<string, ErrorScenario>

function photo({ federation: { clients, swimmers } }: ScenarioContext, content: BlobPart): Promise<unknown> {
  const file = new File([content], 'photo.jpg', { type: 'image/jpeg' })
  return clients.guardian.swimmers.uploadAvatar({ params: { id: swimmers.guardianHerself }, body: { file } })
}
