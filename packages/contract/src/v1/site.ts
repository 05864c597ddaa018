import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { responses } from '../responses.ts'
import { routes } from '../routes.ts'
import { Language } from '../schemas/answers/scalars.ts'
import { TextName } from '../schemas/answers/site.ts'
import { CountryCode, IdParam } from '../schemas/inputs/scalars.ts'
import { SiteSettingsUpdate, TextPublication } from '../schemas/inputs/site.ts'

const ofText = z.object({ name: TextName })

export const siteEndpoints = {
  get: endpoint(routes.site.get, {
    summary: 'Data of the federation shown on every page',
    response: responses.site.get,
    cache: 'public',
    extension: true,
  }),
  countries: endpoint(routes.site.countries, {
    summary: 'Countries by ISO 3166-1',
    response: responses.site.countries,
    cache: 'public',
    extension: true,
  }),
  regions: endpoint(routes.site.regions, {
    summary: 'The regions of a country by ISO 3166-2',
    params: z.object({ country: CountryCode }),
    response: responses.site.regions,
    cache: 'public',
    extension: true,
  }),
  text: endpoint(routes.site.text, {
    summary: 'A text of the site, as it is in force',
    params: z.object({ name: TextName, lang: Language }),
    response: responses.site.text,
    cache: 'public',
    extension: true,
  }),
  settings: endpoint(routes.site.settings, {
    summary: 'Site-wide settings of the federation',
    response: responses.site.settings,
    extension: true,
  }),
  updateSettings: endpoint(routes.site.updateSettings, {
    summary: 'Change settings of the site; omitted ones remain',
    body: SiteSettingsUpdate,
    response: responses.site.updateSettings,
    reasons: ['stale'],
    extension: true,
  }),
  textVersions: endpoint(routes.site.textVersions, {
    summary: 'The versions of a text, newest first; the first one is built in',
    params: ofText,
    response: responses.site.textVersions,
    extension: true,
  }),
  textVersion: endpoint(routes.site.textVersion, {
    summary: 'A version of a text as it was written, in both languages',
    params: z.object({ name: TextName, version: IdParam }),
    response: responses.site.textVersion,
    reasons: ['text_version_not_found'],
    extension: true,
  }),
  publishText: endpoint(routes.site.publishText, {
    summary: 'Publish a new version of a text; earlier versions are preserved',
    params: ofText,
    body: TextPublication,
    response: responses.site.publishText,
    reasons: ['stale'],
    extension: true,
  }),
}
