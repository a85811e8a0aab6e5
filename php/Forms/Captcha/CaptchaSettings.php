<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Engine\Contract\JsonData;

/**
 * Captcha settings of the site. Constants in wp-config.php override them, so that a secret need not be in the database:
 * ATOLL_RECAPTCHA_SITE_KEY, ATOLL_RECAPTCHA_SECRET, ATOLL_TURNSTILE_SITE_KEY, ATOLL_TURNSTILE_SECRET.
 */
final class CaptchaSettings {

	private const VENDORS = array( 'recaptcha', 'turnstile' );

	public readonly string $provider;
	public readonly string $siteKey;
	public readonly string $secret;
	public readonly float $threshold;
	/** Whether people who cannot run scripts may answer a question instead. */
	public readonly bool $offersQuestion;

	/**
	 * @param JsonData $data Settings group captcha: provider, each vendor's site key and secret, threshold, question.
	 */
	public function __construct( JsonData $data ) {
		$provider             = $data->string( 'provider' );
		$this->siteKey        = $this->key( $provider, 'SITE_KEY', $data->string( "{$provider}SiteKey" ) );
		$this->secret         = $this->key( $provider, 'SECRET', $data->string( "{$provider}Secret" ) );
		$this->threshold      = min( 1.0, max( 0.0, $data->float( 'threshold' ) ) );
		$this->offersQuestion = $data->bool( 'question' );
		// A vendor without keys protects nothing; our own method needs no keys.
		$isUsable       = in_array( $provider, self::VENDORS, true ) && '' !== $this->siteKey && '' !== $this->secret;
		$this->provider = $isUsable ? $provider : 'altcha';
	}

	private function key( string $provider, string $name, string $setting ): string {
		$constant = 'ATOLL_' . strtoupper( $provider ) . '_' . $name;
		$value    = defined( $constant ) ? constant( $constant ) : $setting;
		return is_string( $value ) ? $value : '';
	}
}
