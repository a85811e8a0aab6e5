<?php

declare( strict_types=1 );

namespace Atoll\Forms\Captcha;

use Atoll\Forms\Entries\Submission;
use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Errors\TooMany;

/** The captcha of this site: the provider that its owner chose, and the question beside it. */
final class Captcha {

	/** Answers to questions in a minute, from one address: there are few sums, so guessing must not pay. */
	private const MOST_ANSWERS = 10;

	/**
	 * @param Provider  $provider
	 * @param ?Question $question Null when the owner wants none.
	 */
	public function __construct( public readonly Provider $provider, public readonly ?Question $question, private UsedTokens $used, private RateLimit $limit ) {}

	/** @throws TooMany When questions were answered too often from there. */
	public function verdict( Submission $submission ): Verdict {
		$by    = $this->answered( $submission );
		$token = $by?->token( $submission->inputs );
		if ( null === $by || null === $token ) {
			return Verdict::Missing;
		}
		if ( $by === $this->question ) {
			$this->limit->count( 'captcha-question', $submission->visitor, self::MOST_ANSWERS );
		}
		if ( $this->used->has( $by->identity( $token ) ) ) {
			return Verdict::Refused;
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
	private function answered( Submission $submission ): ?Provider {
		foreach ( array_filter( array( $this->question, $this->provider ) ) as $provider ) {
			if ( '' !== $provider->token( $submission->inputs ) ) {
				return $provider;
			}
		}
		return null;
	}
}
