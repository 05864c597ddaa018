/** Texts of the plugin for WordPress, which finds them by the last part of their keys. */
export const WORDPRESS_TEXTS = [
  'embedding:plugin.title',
  'embedding:plugin.description',
  'embedding:plugin.widget',
  'embedding:plugin.parameters',
  'embedding:plugin.parametersHelp',
  'embedding:plugin.origin',
  'embedding:plugin.missingOrigin',
  'embedding:plugin.invalidOrigin',
  'embedding:plugin.unknownWidget',
] as const
