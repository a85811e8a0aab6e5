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

	/** Answers to questions in a minute, from one address: there are few sums, so guessing must not pay. */
	private const MOST_ANSWERS = 10;

	/**
	 * @param CaptchaVendor  $vendor
	 * @param ?CaptchaQuestion $question Null when the owner wants none.
	 */
	public function __construct(
		public readonly CaptchaVendor $vendor,
		public readonly ?CaptchaQuestion $question,
		private UsedCaptchaTokens $used,
		private RateLimit $limit
	) {}

	/** @throws TooManyRequests When questions were answered too often from there. */
	public function verdict( Submission $submission ): CaptchaResult {
		$by    = $this->answered( $submission );
		$token = $by?->token( $submission->inputs );
		if ( null === $by || null === $token ) {
			return CaptchaResult::Missing;
		}
		if ( $by === $this->question ) {
			$this->limit->count( 'captcha-question', $submission->visitor, self::MOST_ANSWERS );
		}
		if ( $this->used->has( $by->identity( $token ) ) ) {
			return CaptchaResult::Refused;
		}
		return $by->verify( $token, $submission->formNumber, $submission->visitor->ip() );
	}

	/** Uses the token up: no other submission passes with it. */
	public function use( Submission $submission ): void {
		$by = $this->answered( $submission );
		if ( null !== $by ) {
			$this->used->add( $by->identity( $by->token( $submission->inputs ) ) );
		}
	}

	/** The provider whose token came along: an answered question first, since a person has taken the trouble. */
	private function answered( Submission $submission ): ?CaptchaVendor {
		foreach ( array_filter( array( $this->question, $this->vendor ) ) as $provider ) {
			if ( '' !== $provider->token( $submission->inputs ) ) {
				return $provider;
			}
		}
		return null;
	}
}
