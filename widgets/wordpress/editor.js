/** The block in the editor: a preview, and the choice of the widget beside it. */
{
  const { blocks, element, components, blockEditor } = window.wp
  const { texts, widgets, origin, lang } = window.polynya
  const { createElement: create, Fragment } = element

  const Settings = ({ attributes, setAttributes }) =>
    create(
      components.PanelBody,
      { title: texts.title },
      create(components.SelectControl, {
        label: texts.widget,
        value: attributes.widget,
        options: widgets.map((widget) => ({ value: widget, label: widget })),
        onChange: (widget) => setAttributes({ widget }),
      }),
      create(components.TextControl, {
        label: texts.parameters,
        help: texts.parametersHelp,
        value: attributes.parameters,
        onChange: (parameters) => setAttributes({ parameters }),
      }),
    )

  // A frame: HTML that a script inserts has no shadow roots.
  const frame = ({ widget, parameters }) => {
    const query = new URLSearchParams({ lang, ...Object.fromEntries(new URLSearchParams(parameters)) })
    return create('iframe', {
      title: texts.title,
      src: `${origin}/embed/${widget}?${query}`,
      style: { width: '100%', height: 480, border: 0 },
    })
  }

  const Preview = ({ attributes }) =>
    create(components.Disabled, null, origin ? frame(attributes) : create('p', null, texts.missingOrigin))

  const Edit = (props) =>
    create(
      Fragment,
      null,
      create(blockEditor.InspectorControls, null, create(Settings, props)),
      create('div', blockEditor.useBlockProps(), create(Preview, props)),
    )

  blocks.registerBlockType('polynya/widget', {
    title: texts.title,
    description: texts.description,
    edit: Edit,
    save: () => null,
  })
}
