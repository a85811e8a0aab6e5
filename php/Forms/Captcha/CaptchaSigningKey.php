<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Platform\Access\SecretOption;

/** What challenges and questions are signed with: made once per site, known to nobody. */
final class CaptchaSigningKey {

	public const OPTION = 'atoll_captcha_key';

	private SecretOption $secret;

	public function __construct( \wpdb $wpdb ) {
		$this->secret = new SecretOption( $wpdb, self::OPTION );
	}

	/** @param string $purpose So that what is signed for one thing is worth nothing for another. */
	public function for( string $purpose ): string {
		return hash_hmac( 'sha256', $purpose, $this->secret->value() );
	}
}
