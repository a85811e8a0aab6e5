<?php
/**
 * Must-use plugin for browser tests: the request's X-Stand-In header chooses the vendor and its URL, so that parallel
 * tests do not affect each other.
 */

declare( strict_types=1 );

$atoll_stand_in = json_decode( (string) ( $_SERVER['HTTP_X_STAND_IN'] ?? '' ), true );

if ( is_array( $atoll_stand_in ) ) {
	foreach ( array( 'captcha', 'addresses', 'marketing' ) as $atoll_option ) {
		add_filter( "pre_option_atoll_{$atoll_option}", static fn() => $atoll_stand_in[ $atoll_option ] ?? array() );
	}
	$atoll_address = static fn( string $url ) => (string) preg_replace(
		'#^https://[^/]+#',
		(string) ( $atoll_stand_in['vendor'] ?? '' ),
		$url
	);
	add_filter( 'atoll_captcha_address', $atoll_address );
	add_filter( 'atoll_maps_address', $atoll_address );
	if ( is_string( $atoll_stand_in['script'] ?? null ) ) {
		add_action(
			'wp_enqueue_scripts',
			static function () use ( $atoll_stand_in ): void {
				wp_enqueue_script( 'wp-data' );
				wp_add_inline_script( 'wp-data', $atoll_stand_in['script'] );
			}
		);
	}
	if ( is_array( $atoll_stand_in['policy'] ?? null ) ) {
		add_filter( 'atoll_content_security_policy', static fn() => $atoll_stand_in['policy'] );
	}
	if ( is_int( $atoll_stand_in['mail'] ?? null ) ) {
		add_action(
			'phpmailer_init',
			static function ( $mailer ) use ( $atoll_stand_in ): void {
				$mailer->isSMTP();
				$mailer->Host        = '127.0.0.1';
				$mailer->Port        = $atoll_stand_in['mail'];
				$mailer->SMTPAutoTLS = false;
			},
			1
		);
	}
}
