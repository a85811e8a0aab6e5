<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access;

/**
 * Signs what leaves the server and must come back unchanged. The key is the plugin's own, so that signatures stay valid
 * when WordPress' salts change.
 */
final class Signer {

	public const OPTION = 'atoll_secret';

	private SecretOption $secret;

	public function __construct( \wpdb $wpdb ) {
		$this->secret = new SecretOption( $wpdb, self::OPTION );
	}

	/**
	 * @param string $purpose What it is signed for, so that one signature is never taken for another.
	 * @return string 64 hexadecimal digits.
	 */
	public function sign( string $purpose, string $text ): string {
		return hash_hmac( 'sha256', $purpose . "\n" . $text, $this->secret->value() );
	}

	/** As {@see sign()}, the same on all sites of a network: its main site's key. */
	public function signForNetwork( string $purpose, string $text ): string {
		return MainSite::run( fn(): string => $this->sign( $purpose, $text ) );
	}

	public function hasSigned( string $purpose, string $text, string $signature ): bool {
		return hash_equals( $this->sign( $purpose, $text ), $signature );
	}
}
