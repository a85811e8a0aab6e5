<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\Signer;

/**
 * The same words came again and again today, in whatever form and from whatever address, with other names and numbers
 * around them. Only a keyed hash of them is counted.
 */
final class RepetitionSignal implements SpamSignal {

	/** Letters from which an answer is longer than common short ones. */
	private const MIN_LENGTH = 25;

	/** Answers that are looked at, the longest first. */
	private const MAX_ANSWERS = 3;

	/**
	 * Times in a day => points; the most first. 5 points are spam by default, 9 also on a relaxed site with a captcha.
	 */
	private const WEIGHTS = array( 20 => 9, 10 => 5, 5 => 2 );

	public function __construct( private RateLimit $limit, private Signer $signer ) {}

	public function reason( SpamContext $context ): ?SpamReason {
		$times = max( array( 0, ...array_map( $this->times( ... ), $this->longAnswers( $context->texts->own ) ) ) );
		foreach ( self::WEIGHTS as $minimum => $points ) {
			if ( $times >= $minimum ) {
				return new SpamReason(
					'repetition',
					$points,
					/* translators: %d: a number of times. */
					sprintf( __( 'The same words were sent %d times today.', 'atoll' ), $times )
				);
			}
		}
		return null;
	}

	/** This time included. */
	private function times( string $words ): int {
		return $this->limit->tally( 'same words', $this->signer->sign( 'same words', $words ) );
	}

	/**
	 * Their letters alone: a number that counts up does not make it another message.
	 *
	 * @param list<string> $answers
	 * @return list<string> Longest first.
	 */
	private function longAnswers( array $answers ): array {
		$normalized = array_map(
			static fn( string $text ) => mb_strtolower(
				trim( (string) preg_replace( '/[^\p{L}\p{M}]+/u', ' ', $text ) ),
				'UTF-8'
			),
			$answers
		);
		$long       = array_values(
			array_unique(
				array_filter(
					$normalized, static fn( string $letters ) => mb_strlen( $letters, 'UTF-8' ) >= self::MIN_LENGTH
				)
			)
		);
		usort( $long, static fn( string $a, string $b ) => strlen( $b ) <=> strlen( $a ) );
		return array_slice( $long, 0, self::MAX_ANSWERS );
	}
}
