<?php
/**
 * For the fuzzed site only: nothing leaves it, limits do not answer for the code behind them, and what PHP complains of
 * says which request it was.
 *
 * @package Atoll
 */

declare( strict_types=1 );

add_filter( 'pre_wp_mail', '__return_true' );
add_filter(
	'pre_http_request',
	static fn( mixed $answer, array $sent, string $url ) => str_starts_with( $url, 'https://addresses.example.com/' )
		? array(
			'headers'  => array(),
			'body'     => '[]',
			'response' => array( 'code' => 200, 'message' => 'OK' ),
			'cookies'  => array(),
			'filename' => null,
		)
		: new WP_Error( 'fuzz', 'Nobody answers here.' ),
	10,
	3
);
add_filter(
	'pre_option_atoll_addresses',
	static fn() => array( 'provider' => 'addressr', 'url' => 'https://addresses.example.com' )
);
// Each request says by itself where it comes from.
add_filter(
	'pre_option_atoll_spam',
	static fn() => array(
		'proxyHeader' => 'X-Forwarded-For',
		'proxies'     => '127.0.0.1',
		'submissions' => 0,
		'checks'      => 0,
	)
);
add_filter( 'wp_hash_password_options', static fn() => array( 'cost' => 4 ) );

// A page runs the shortcodes of its editor, none of a visitor.
add_shortcode(
	'atoll_fuzz',
	static function (): string {
		$isAsked  = str_contains( print_r( $_REQUEST, true ), 'atoll_fuzz' );
		$isStored = str_contains( get_post()->post_content ?? '', '[atoll_fuzz' );
		$request  = preg_replace( '/\D/', '', (string) ( $_SERVER['HTTP_X_FUZZ'] ?? '' ) );
		if ( $isAsked && ! $isStored ) {
			error_log( "PHP Notice of request {$request}:  it ran a shortcode that it brought" );
		}
		return '';
	}
);

set_error_handler(
	static function ( int $level, string $message, string $file, int $line ): bool {
		$request = preg_replace( '/\D/', '', (string) ( $_SERVER['HTTP_X_FUZZ'] ?? '' ) );
		$classes = implode( ' ', array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'class' ) );
		// What WordPress says of a request by itself is not ours to mend.
		if ( 0 !== ( error_reporting() & $level ) && str_contains( " {$classes}", ' Atoll\\' ) ) {
			error_log( "PHP Notice of request {$request}:  {$message} in {$file}:{$line}" );
		}
		return true;
	}
);
