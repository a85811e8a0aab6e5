<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Platform\Access\SecretOption;

/** Key that signs challenges and questions: created once per site, and never shown to anybody. */
final class CaptchaSigningKey {

	public const OPTION = 'atoll_captcha_key';

	private SecretOption $secret;

	public function __construct( \wpdb $wpdb ) {
		$this->secret = new SecretOption( $wpdb, self::OPTION );
	}

	/** @param string $purpose What is signed for one purpose is not valid for another. */
	public function for( string $purpose ): string {
		return hash_hmac( 'sha256', $purpose, $this->secret->value() );
	}
}
