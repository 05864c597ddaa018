import type { Handlers } from '../../http/call.ts'
import { countries } from './countries.ts'
import { get } from './get.ts'
import { publishText } from './publishText.ts'
import { regions } from './regions.ts'
import { settings } from './settings.ts'
import { text } from './text.ts'
import { textVersion } from './textVersion.ts'
import { textVersions } from './textVersions.ts'
import { updateSettings } from './updateSettings.ts'

export const site: Handlers['site'] = {
  get,
  countries,
  regions,
  text,
  settings,
  updateSettings,
  textVersions,
  textVersion,
  publishText,
}
