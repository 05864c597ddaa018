<?php
/**
 * The functions of WordPress that the plugin uses, as its documentation describes them, for tests without WordPress.
 * Prints the HTML of each shortcode that the arguments give: `<origin> <attributes as JSON> <seconds until then>`.
 */

define( 'ABSPATH', __DIR__ );
define( 'MONTH_IN_SECONDS', 2592000 );

$options    = array( 'polynya_origin' => $argv[2] );
$shortcodes = array();
$blocks     = array();
$transients = array();
$hooks      = array();
$settings   = array();
$errors     = array();

function add_action( $hook, $run ) {
	global $hooks;
	$hooks[ $hook ][] = $run;
}
function add_shortcode( $name, $run ) {
	global $shortcodes;
	$shortcodes[ $name ] = $run;
}
function register_block_type( $folder, $settings ) {
	global $blocks;
	$block            = json_decode( file_get_contents( "$folder/block.json" ), true );
	$blocks[ $block['name'] ] = $settings['render_callback'];
}
function register_setting( $group, $name, $options ) {
	global $settings;
	$settings[ $name ] = $options['sanitize_callback'];
}
function add_settings_field() {}
function add_settings_error( $setting, $code, $message ) {
	global $errors;
	$errors[] = $message;
}
function wp_register_script() {}
function wp_add_inline_script( $handle, $script ) {}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function plugins_url( $path ) {
	return "/wp-content/plugins/polynya/$path";
}
function wp_parse_str( $text, &$values ) {
	parse_str( $text, $values );
}
function get_option( $name, $fallback ) {
	global $options;
	return $options[ $name ] ?? $fallback;
}
function delete_option( $name ) {
	global $options;
	unset( $options[ $name ] );
}
function get_block_wrapper_attributes() {
	return 'class="wp-block-polynya-widget"';
}
function wp_cache_flush() {}
function get_locale() {
	return 'en_US';
}
function get_user_locale() {
	return 'ru_RU';
}
function current_user_can() {
	return true;
}
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( $url ) {
	return htmlspecialchars( $url, ENT_QUOTES );
}
function get_transient( $key ) {
	global $transients;
	return isset( $transients[ $key ] ) ? unserialize( $transients[ $key ] ) : false;
}
function set_transient( $key, $value ) {
	global $transients;
	$transients[ $key ] = serialize( $value );
}
function wp_remote_get( $url, $options ) {
	$header = implode( "\r\n", array_map( fn( $name, $value ) => "$name: $value", array_keys( $options['headers'] ), $options['headers'] ) );
	$http   = array( 'timeout' => $options['timeout'], 'header' => $header, 'ignore_errors' => true );
	$body   = @file_get_contents( $url, false, stream_context_create( array( 'http' => $http ) ) );
	return false === $body ? null : array( $body, $http_response_header );
}
function is_wp_error( $answer ) {
	return null === $answer;
}
function wp_remote_retrieve_response_code( $answer ) {
	return (int) explode( ' ', $answer[1][0] )[1];
}
function wp_remote_retrieve_body( $answer ) {
	return $answer[0];
}
function wp_remote_retrieve_header( $answer, $name ) {
	foreach ( $answer[1] as $line ) {
		if ( 0 === stripos( $line, "$name: " ) ) {
			return substr( $line, strlen( $name ) + 2 );
		}
	}
	return '';
}

/** The table of options, in which WordPress stores transients. */
class Database {
	public $options = 'wp_options';
	public function esc_like( $text ) {
		return $text;
	}
	public function prepare( $query, $pattern ) {
		return $pattern;
	}
	public function query( $pattern ) {
		global $transients;
		$isOther    = fn( $key ) => 0 !== strpos( "_transient_$key", rtrim( $pattern, '%' ) );
		$transients = array_filter( $transients, $isOther, ARRAY_FILTER_USE_KEY );
	}
}

require $argv[1] . '/polynya.php';
foreach ( array_merge( $hooks['init'], $hooks['admin_init'] ) as $run ) {
	$run();
}

// Each line of the input is a call; between calls the stored copies may become old.
while ( $line = fgets( STDIN ) ) {
	list( $kind, $attributes ) = json_decode( $line, true );
	if ( 'age' === $kind ) {
		$transients = array_filter( array_map( 'unserialize', $transients ), 'is_array' );
		$transients = array_map( fn( $copy ) => serialize( array( 'until' => 0 ) + $copy ), $transients );
		echo "\n";
		continue;
	}
	if ( 'setting' === $kind ) {
		$errors = array();
		$value  = $settings['polynya_origin']( $attributes );
		echo json_encode( implode( "\n", array_merge( array( $value ), $errors ) ) ), "\n";
		continue;
	}
	if ( 'uninstall' === $kind ) {
		define( 'WP_UNINSTALL_PLUGIN', 'polynya/polynya.php' );
		$wpdb = new Database();
		require $argv[1] . '/uninstall.php';
		echo json_encode( $options + $transients ), "\n";
		continue;
	}
	$run = 'block' === $kind ? $blocks['polynya/widget'] : $shortcodes['polynya'];
	echo json_encode( $run( $attributes ) ), "\n";
}
