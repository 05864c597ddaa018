<?php
/**
 * HTML of widgets from the federation's site, stored so that pages stay fast and complete while that site is away.
 *
 * @package polynya
 */

defined( 'ABSPATH' ) || exit;

/** Seconds after which a copy, or a site that was away, is requested again. */
const POLYNYA_FRESH_SECONDS = 60;
/** Seconds for which a page waits for the federation's site. */
const POLYNYA_WAIT_SECONDS = 3;

/**
 * Returns the HTML of a widget: a fresh copy, a new one, or else the stale one; without any, a link.
 *
 * @param string $origin Of the federation's site.
 * @param string $widget Such as `event-calendar`.
 * @param array  $query  Attributes of the tag.
 */
function polynya_fragment( $origin, $widget, $query ) {
	$url    = "$origin/embed/v1/$widget?" . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 );
	$key    = 'polynya_' . md5( $url );
	$stored = get_transient( $key );
	$copy   = is_array( $stored ) ? $stored : array(
		'html'  => '',
		'etag'  => '',
		'until' => 0,
	);
	// A page waits for a site that is away once, not for each of its widgets.
	$away = 'polynya_away_' . md5( $origin );
	if ( time() >= $copy['until'] && time() >= (int) get_transient( $away ) ) {
		$answer        = polynya_answer( $url, $copy );
		$copy          = polynya_renewed( $answer, $copy );
		$copy['until'] = time() + POLYNYA_FRESH_SECONDS;
		set_transient( $key, $copy, MONTH_IN_SECONDS );
		if ( is_wp_error( $answer ) ) {
			set_transient( $away, $copy['until'], POLYNYA_FRESH_SECONDS );
		}
	}
	return '' !== $copy['html'] ? $copy['html'] : sprintf( '<a href="%1$s">%1$s</a>', esc_url( $origin ) );
}

/** Requests a copy again, unless it is the same. */
function polynya_answer( $url, $copy ) {
	$headers = '' === $copy['etag'] ? array() : array( 'If-None-Match' => $copy['etag'] );
	return wp_remote_get(
		$url,
		array(
			'timeout' => POLYNYA_WAIT_SECONDS,
			'headers' => $headers,
		)
	);
}

/** Returns the copy in an answer; the stored one if it has not changed or the request failed. */
function polynya_renewed( $answer, $copy ) {
	if ( ! is_wp_error( $answer ) && 200 === wp_remote_retrieve_response_code( $answer ) ) {
		$copy['html'] = wp_remote_retrieve_body( $answer );
		$copy['etag'] = (string) wp_remote_retrieve_header( $answer, 'etag' );
	}
	return $copy;
}
