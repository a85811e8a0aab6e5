<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Forms\Captcha\Providers\CaptchaQuestion;
use Atoll\Forms\Captcha\Providers\CaptchaVendor;
use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokens;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\TooManyRequests;

/** The captcha of this site: the provider that its owner chose, and the question beside it. */
final class Captcha {

	/** Answers to questions per minute and IP address: there are few sums, so guessing must not pay. */
	private const MAX_ANSWERS = 10;

	/**
	 * @param CaptchaVendor  $vendor
	 * @param ?CaptchaQuestion $question Null when the owner wants none.
	 */
	public function __construct(
		public readonly CaptchaVendor $vendor,
		public readonly ?CaptchaQuestion $question,
		private UsedCaptchaTokens $usedTokens,
		private RateLimit $limit
	) {}

	/** @throws TooManyRequests When questions were answered too often from there. */
	public function verdict( Submission $submission ): CaptchaResult {
		$vendor = $this->answeredVendor( $submission );
		$token  = $vendor?->token( $submission->inputs );
		if ( null === $vendor || null === $token ) {
			return CaptchaResult::Missing;
		}
		if ( $vendor === $this->question ) {
			$this->limit->count( 'captcha-question', $submission->visitor, self::MAX_ANSWERS );
		}
		if ( $this->usedTokens->has( $vendor->identity( $token ) ) ) {
			return CaptchaResult::Refused;
		}
		return $vendor->verify( $token, $submission->formNumber, $submission->visitor->ip() );
	}

	/** Uses the token up: no other submission passes with it. */
	public function use( Submission $submission ): void {
		$vendor = $this->answeredVendor( $submission );
		if ( null !== $vendor ) {
			$this->usedTokens->add( $vendor->identity( $vendor->token( $submission->inputs ) ) );
		}
	}

	/** The vendor whose token came along: an answered question first, since a person has taken the trouble. */
	private function answeredVendor( Submission $submission ): ?CaptchaVendor {
		foreach ( array_filter( array( $this->question, $this->vendor ) ) as $vendor ) {
			if ( '' !== $vendor->token( $submission->inputs ) ) {
				return $vendor;
			}
		}
		return null;
	}
}
