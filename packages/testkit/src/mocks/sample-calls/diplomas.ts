const ofKind = { params: { id: 7, kind: 'diploma' as const } }

/** Calls of the group `events` about diplomas. */
export const diplomaCalls = {
  diplomaTemplates: { params: { id: 7 } },
  diplomaSamples: ofKind,
  updateDiplomaTemplate: {
    ...ofKind,
    body: {
      sheetSize: 'A4' as const,
      isLandscape: false,
      items: [{ kind: 'qr' as const, x: 20, y: 262, width: 22 }],
    },
  },
  resetDiplomaTemplate: ofKind,
  uploadDiplomaBackground: {
    ...ofKind,
    body: { file: new File(['file'], 'sheet.jpg', { type: 'image/jpeg' }) },
  },
}
