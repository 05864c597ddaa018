<?php
/**
 * Plugin Name: Polynya widgets
 * Description: Calendar, results and other widgets of a winter-swimming federation, as a block and as a shortcode.
 * Version: VERSION
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 *
 * @package polynya
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/fragments.php';

const POLYNYA_ORIGIN = 'polynya_origin';

/** Returns the text of a key in the language of the user. */
function polynya_text( $key ) {
	$texts    = polynya_data( 'texts' );
	$language = 0 === strpos( get_user_locale(), 'ru' ) ? 'ru' : 'en';
	return $texts[ $language ][ $key ];
}

/** Returns a table that the build of the widgets has written. */
function polynya_data( $name ) {
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin.
	return json_decode( file_get_contents( __DIR__ . "/$name.json" ), true );
}

/** Returns an origin such as https://polynya.example, in ASCII where PHP can write it so; empty if the value is not one. */
function polynya_origin_of( $value ) {
	// A host in any script: federations have addresses such as https://полынья.рф.
	if ( ! preg_match( '~^(https?://)([\p{L}\p{M}\p{N}_.-]+)((?::\d+)?)(?:[/?#]|$)~iu', trim( (string) $value ), $found ) ) {
		return '';
	}
	$ascii = function_exists( 'idn_to_ascii' ) ? idn_to_ascii( $found[2] ) : false;
	return strtolower( $found[1] ) . ( $ascii ? $ascii : $found[2] ) . $found[3];
}

/** Returns the origin to store, and tells the user if the value is none. */
function polynya_sanitized_origin( $value ) {
	$origin = polynya_origin_of( $value );
	if ( '' === $origin && '' !== trim( (string) $value ) ) {
		add_settings_error( POLYNYA_ORIGIN, 'invalid_origin', esc_html( polynya_text( 'invalidOrigin' ) ) );
		return get_option( POLYNYA_ORIGIN, '' );
	}
	return $origin;
}

/**
 * [polynya widget="results" event="7"]: every other attribute is one of the tag.
 *
 * @param array|string $attributes An empty string without attributes.
 */
function polynya_shortcode( $attributes ) {
	$query  = array_filter( is_array( $attributes ) ? $attributes : array(), 'is_string', ARRAY_FILTER_USE_KEY );
	$widget = $query['widget'] ?? 'event-calendar';
	unset( $query['widget'] );
	return polynya_widget( $widget, $query );
}

/**
 * Renders the block: its parameters are written as in an address.
 *
 * @param array $attributes With `widget` and `parameters`.
 */
function polynya_block( $attributes ) {
	wp_parse_str( ltrim( $attributes['parameters'], '?' ), $query );
	$html = polynya_widget( $attributes['widget'], array_filter( $query, 'is_string' ) );
	// With the alignment and the classes that the author chose.
	return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
}

/** Returns the language of the site, which widgets have unless they name one. */
function polynya_language() {
	return 0 === strpos( get_locale(), 'ru' ) ? 'ru' : 'en';
}

/** Returns the HTML of a widget. */
function polynya_widget( $widget, $query ) {
	$origin = get_option( POLYNYA_ORIGIN, '' );
	if ( '' === $origin || ! in_array( $widget, polynya_data( 'widgets' ), true ) ) {
		$key = '' === $origin ? 'missingOrigin' : 'unknownWidget';
		return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( polynya_text( $key ) ) . '</p>' : '';
	}
	$query += array( 'lang' => polynya_language() );
	ksort( $query );
	return polynya_fragment( $origin, $widget, $query );
}

add_action(
	'init',
	function () {
		add_shortcode( 'polynya', 'polynya_shortcode' );
		wp_register_script(
			'polynya-editor',
			plugins_url( 'editor.js', __FILE__ ),
			array( 'wp-blocks', 'wp-element', 'wp-components', 'wp-block-editor' ),
			'VERSION',
			true
		);
		$keys = array( 'title', 'description', 'widget', 'parameters', 'parametersHelp', 'missingOrigin' );
		$data = array(
			'texts'   => array_combine( $keys, array_map( 'polynya_text', $keys ) ),
			'widgets' => polynya_data( 'widgets' ),
			'origin'  => get_option( POLYNYA_ORIGIN, '' ),
			'lang'    => polynya_language(),
		);
		wp_add_inline_script( 'polynya-editor', 'window.polynya = ' . wp_json_encode( $data ) . ';', 'before' );
		register_block_type( __DIR__, array( 'render_callback' => 'polynya_block' ) );
	}
);

add_action(
	'admin_init',
	function () {
		register_setting( 'general', POLYNYA_ORIGIN, array( 'sanitize_callback' => 'polynya_sanitized_origin' ) );
		add_settings_field(
			POLYNYA_ORIGIN,
			esc_html( polynya_text( 'origin' ) ),
			function () {
				printf(
					'<input type="url" class="regular-text" id="%1$s" name="%1$s" value="%2$s" placeholder="https://polynya.example">',
					esc_attr( POLYNYA_ORIGIN ),
					esc_attr( get_option( POLYNYA_ORIGIN, '' ) )
				);
			},
			'general',
			'default',
			array( 'label_for' => POLYNYA_ORIGIN )
		);
	}
);
