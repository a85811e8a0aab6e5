<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Forms\Captcha\CaptchaInputs;
use Atoll\Forms\Captcha\CaptchaResult;

/** Google's reCAPTCHA v3: no puzzle, but a score from 0.0 (a bot) to 1.0 (a person). */
final class Recaptcha implements CaptchaMethod {

	public const INPUT = 'g-recaptcha-response';

	private const SCRIPT = 'https://www.google.com/recaptcha/api.js';
	private const VERIFY = 'https://www.google.com/recaptcha/api/siteverify';

	public function __construct(
		private SiteVerify $siteVerify,
		private VendorUrls $urls,
		private string $siteKey,
		private string $secret,
		private float $threshold,
	) {}

	public function settings( int $formNumber ): array {
		return array(
			'provider' => 'recaptcha',
			'input'    => self::INPUT,
			'siteKey'  => $this->siteKey,
			'action'   => $this->action( $formNumber ),
			'script'   => add_query_arg(
				'render',
				rawurlencode( $this->siteKey ),
				$this->urls->url( self::SCRIPT )
			),
		);
	}

	public function token( array $inputs ): string {
		return CaptchaInputs::text( $inputs, self::INPUT );
	}

	public function verify( string $token, int $formNumber, string $ip ): CaptchaResult {
		return $this->siteVerify->verify(
			self::VERIFY,
			$this->secret,
			$token,
			$ip,
			$this->action( $formNumber ),
			$this->threshold
		);
	}

	public function identity( string $token ): string {
		return $token;
	}

	/** Only letters, digits, slashes and underscores are allowed. */
	private function action( int $formNumber ): string {
		return "atoll_form_{$formNumber}";
	}
}
