<?php
/**
 * Removes what the plugin has stored: the address of the federation's site and the copies of widgets.
 *
 * @package polynya
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'polynya_origin' );

global $wpdb;
foreach ( array( '_transient_polynya_', '_transient_timeout_polynya_' ) as $polynya_prefix ) {
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that deletes transients by prefix.
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $polynya_prefix ) . '%' ) );
}
wp_cache_flush();
