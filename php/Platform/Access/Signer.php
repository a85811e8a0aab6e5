<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access;

/**
 * Signs data that leaves the server and must come back unchanged. The key is the plugin's own, so that signatures stay
 * valid when WordPress' salts change.
 */
final class Signer {

	public const OPTION = 'atoll_secret';

	private SecretOption $secret;

	public function __construct( \wpdb $wpdb ) {
		$this->secret = new SecretOption( $wpdb, self::OPTION );
	}

	/**
	 * @param string $purpose What the signature is for, so that it is not valid for anything else.
	 * @return string 64 hexadecimal digits.
	 */
	public function sign( string $purpose, string $text ): string {
		return hash_hmac( 'sha256', $purpose . "\n" . $text, $this->secret->value() );
	}

	/** Like {@see sign()}, but with the main site's key, so that it is the same on all sites of a network. */
	public function signForNetwork( string $purpose, string $text ): string {
		return MainSite::run( fn(): string => $this->sign( $purpose, $text ) );
	}

	public function hasSigned( string $purpose, string $text, string $signature ): bool {
		return hash_equals( $this->sign( $purpose, $text ), $signature );
	}
}
