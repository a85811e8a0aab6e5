<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

/** What challenges and questions are signed with: made once per site, known to nobody. */
final class CaptchaSigningKey {

	public const OPTION = 'atoll_captcha_key';

	private string $key = '';

	/** @param string $purpose So that what is signed for one thing is worth nothing for another. */
	public function for( string $purpose ): string {
		return hash_hmac( 'sha256', $purpose, $this->key() );
	}

	private function key(): string {
		if ( '' === $this->key ) {
			$this->key = $this->stored();
		}
		if ( '' === $this->key ) {
			add_option( self::OPTION, bin2hex( random_bytes( 32 ) ), '', false );
			// When two requests make a key at once, one of them is stored and both use it.
			$this->key = $this->stored();
		}
		return $this->key;
	}

	private function stored(): string {
		$key = get_option( self::OPTION );
		return is_string( $key ) ? $key : '';
	}
}
