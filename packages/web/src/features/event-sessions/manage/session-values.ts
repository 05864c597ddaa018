import type { EventSession, EventSessionUpdate } from '@polynya/contract'
import { numberOrNull, textOf, textOrNull } from '../../../infrastructure/forms/field-values.ts'
import type { Draft } from '../../../infrastructure/forms/validation.ts'

type Official = EventSession['officials'][number]

/** An official as the fields of a row. */
export interface OfficialValues {
  role: Official['role']
  category: Official['category'] | ''
  name: string
  nameEn: string
  iwsaid: string
  email: string
}

/** A session as the fields of its form. */
export interface SessionValues {
  name: string
  nameEn: string
  date: string
  time: string
  waterTemp: string
  airTemp: string
  courseMetres: string
  officials: OfficialValues[]
}

export const NEW_OFFICIAL: OfficialValues = {
  role: 'chiefJudge',
  category: '',
  name: '',
  nameEn: '',
  iwsaid: '',
  email: '',
}

export const valuesOf = (session: EventSession): SessionValues => ({
  name: textOf(session.name),
  nameEn: textOf(session.nameEn),
  date: textOf(session.date),
  time: textOf(session.time),
  waterTemp: textOf(session.waterTemp),
  airTemp: textOf(session.airTemp),
  courseMetres: textOf(session.courseMetres),
  officials: session.officials.map(({ role, category, name, nameEn, iwsaid, email }) => ({
    role,
    category: category ?? '',
    name,
    nameEn: textOf(nameEn),
    iwsaid: textOf(iwsaid),
    email: textOf(email),
  })),
})

export const toInput = (values: SessionValues): Draft<EventSessionUpdate> => ({
  name: textOrNull(values.name),
  nameEn: textOrNull(values.nameEn),
  date: textOrNull(values.date),
  time: textOrNull(values.time),
  waterTemp: numberOrNull(values.waterTemp),
  airTemp: numberOrNull(values.airTemp),
  courseMetres: numberOrNull(values.courseMetres),
  officials: values.officials.map(({ role, category, name, nameEn, iwsaid, email }) => ({
    role,
    category: category || null,
    name: name.trim(),
    nameEn: textOrNull(nameEn),
    iwsaid: textOrNull(iwsaid.toUpperCase()),
    email: textOrNull(email),
  })),
})
