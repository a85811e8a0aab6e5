<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha\Methods;

use Atoll\Forms\Captcha\CaptchaInputs;
use Atoll\Forms\Captcha\CaptchaResult;

/** Cloudflare's Turnstile, in its invisible mode. */
final class Turnstile implements CaptchaMethod {

	public const INPUT = 'cf-turnstile-response';

	private const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
	private const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

	public function __construct(
		private SiteVerify $siteVerify,
		private VendorUrls $urls,
		private string $siteKey,
		private string $secret,
	) {}

	public function settings( int $formNumber ): array {
		return array(
			'provider' => 'turnstile',
			'input'    => self::INPUT,
			'siteKey'  => $this->siteKey,
			'action'   => $this->action( $formNumber ),
			'script'   => $this->urls->url( self::SCRIPT ),
		);
	}

	public function token( array $inputs ): string {
		return CaptchaInputs::text( $inputs, self::INPUT );
	}

	public function verify( string $token, int $formNumber, string $ip ): CaptchaResult {
		return $this->siteVerify->verify( self::VERIFY, $this->secret, $token, $ip, $this->action( $formNumber ) );
	}

	public function identity( string $token ): string {
		return $token;
	}

	/** At most 32 letters, digits, hyphens and underscores are allowed. */
	private function action( int $formNumber ): string {
		return "atoll_form_{$formNumber}";
	}
}
