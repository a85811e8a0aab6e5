<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Forms\Captcha\Methods\CaptchaMethod;
use Atoll\Forms\Captcha\Methods\CaptchaQuestion;
use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokens;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\TooManyRequests;

/** Captcha of this site: the method chosen by its owner, and the question as an alternative. */
final class Captcha {

	/** Answers to questions per minute and IP address: there are only a few sums, so guessing must not pay off. */
	private const MAX_ANSWERS = 10;

	/**
	 * @param CaptchaMethod    $method
	 * @param ?CaptchaQuestion $question Null if the site's owner does not want one.
	 */
	public function __construct(
		public readonly CaptchaMethod $method,
		public readonly ?CaptchaQuestion $question,
		private UsedCaptchaTokens $usedTokens,
		private RateLimit $limit
	) {}

	/** @throws TooManyRequests When this IP address has answered too many questions. */
	public function verdict( Submission $submission ): CaptchaResult {
		$method = $this->answeredMethod( $submission );
		$token  = $method?->token( $submission->inputs );
		if ( null === $method || null === $token ) {
			return CaptchaResult::Missing;
		}
		if ( $method === $this->question ) {
			$this->limit->count( 'captcha-question', $submission->visitor, self::MAX_ANSWERS );
		}
		$result = $this->usedTokens->has( $method->identity( $token ) )
			? CaptchaResult::Refused
			: $method->verify( $token, $submission->formNumber, $submission->visitor->ip() );
		return CaptchaResult::Refused === $result && $method === $this->question
			? CaptchaResult::WrongAnswer
			: $result;
	}

	/** Marks the token as used, so that no other submission passes with it. */
	public function use( Submission $submission ): void {
		$method = $this->answeredMethod( $submission );
		if ( null !== $method ) {
			$this->usedTokens->add( $method->identity( $method->token( $submission->inputs ) ) );
		}
	}

	/** Returns the method whose token was sent: an answered question first, since a person has made the effort. */
	private function answeredMethod( Submission $submission ): ?CaptchaMethod {
		foreach ( array_filter( array( $this->question, $this->method ) ) as $method ) {
			if ( '' !== $method->token( $submission->inputs ) ) {
				return $method;
			}
		}
		return null;
	}
}
