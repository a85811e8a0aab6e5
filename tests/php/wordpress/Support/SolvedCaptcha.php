<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Forms\Captcha\CaptchaSigningKey;
use Atoll\Forms\Captcha\Methods\ProofOfWork;

/** Tokens of our own captcha, worked for as a browser does. */
final class SolvedCaptcha {

	/** For a challenge of this site's that asks for a 2,000th of the usual work; it is checked like any other. */
	public static function easily( int $number ): string {
		global $wpdb;
		$secret = ( new CaptchaSigningKey( $wpdb ) )->for( 'proof of work' );
		return self::solve( ( new ProofOfWork( $secret, time( ... ), 1 ) )->challenge( $number ) );
	}

	/**
	 * In a third of the time that PHP's own hash_pbkdf2() takes.
	 *
	 * @param array{parameters: array<string, mixed>, signature: string} $challenge
	 */
	public static function solve( array $challenge ): string {
		[ 'parameters' => $asked, 'signature' => $signature ] = $challenge;
		for ( $counter = 0; $counter < 2000; $counter++ ) {
			$password = hex2bin( $asked['nonce'] ) . pack( 'N', $counter );
			$salt     = (string) hex2bin( $asked['salt'] );
			$key      = bin2hex( openssl_pbkdf2( $password, $salt, $asked['keyLength'], $asked['cost'], 'sha256' ) );
			if ( str_starts_with( $key, $asked['keyPrefix'] ) ) {
				break;
			}
		}
		return base64_encode(
			(string) wp_json_encode(
				array(
					'challenge' => array( 'parameters' => $asked, 'signature' => $signature ),
					'solution'  => array( 'counter' => $counter, 'derivedKey' => $key ),
				)
			)
		);
	}
}
