<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Contract\JsonData;

/**
 * What the owner chose. A constant of wp-config.php wins over the setting, so that a secret need not lie in the
 * database: ATOLL_RECAPTCHA_SITE_KEY, ATOLL_RECAPTCHA_SECRET, ATOLL_TURNSTILE_SITE_KEY, ATOLL_TURNSTILE_SECRET.
 */
final class CaptchaSettings {

	private const PROVIDERS = array( 'recaptcha', 'turnstile' );

	public readonly string $provider;
	public readonly string $siteKey;
	public readonly string $secret;
	public readonly float $threshold;
	/** Whether who cannot run scripts may answer a question instead. */
	public readonly bool $question;

	/** @param JsonData $data The group captcha: provider, site key and secret of each vendor, threshold, question. */
	public function __construct( JsonData $data ) {
		$chosen          = $data->string( 'provider' );
		$this->siteKey   = $this->key( $chosen, 'SITE_KEY', $data->string( "{$chosen}SiteKey" ) );
		$this->secret    = $this->key( $chosen, 'SECRET', $data->string( "{$chosen}Secret" ) );
		$this->threshold = min( 1.0, max( 0.0, $data->float( 'threshold' ) ) );
		$this->question  = $data->bool( 'question' );
		// A vendor without its keys protects nothing; our own needs none.
		$isUsable       = in_array( $chosen, self::PROVIDERS, true ) && '' !== $this->siteKey && '' !== $this->secret;
		$this->provider = $isUsable ? $chosen : 'altcha';
	}

	private function key( string $provider, string $name, string $stored ): string {
		$constant = 'ATOLL_' . strtoupper( $provider ) . '_' . $name;
		$value    = defined( $constant ) ? constant( $constant ) : $stored;
		return is_string( $value ) ? $value : '';
	}
}
