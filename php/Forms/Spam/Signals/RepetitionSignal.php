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

	/** Letters that are more than a common short answer. */
	private const LONG = 25;

	/** Answers that are looked at, the longest first. */
	private const ANSWERS = 3;

	/**
	 * Times in a day => what that weighs; the most first: enough for the site as it comes, then for a relaxed one with
	 * a captcha.
	 */
	private const WEIGHTS = array( 20 => 9, 10 => 5, 5 => 2 );

	public function __construct( private RateLimit $limit, private Signer $signer ) {}

	public function reason( SpamContext $context ): ?SpamReason {
		$times = max( array( 0, ...array_map( $this->times( ... ), $this->words( $context->said->texts ) ) ) );
		foreach ( self::WEIGHTS as $least => $points ) {
			if ( $times >= $least ) {
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
		return $this->limit->tally( 'same words', $this->signer->sign( 'same words', $words ), RateLimit::DAY );
	}

	/**
	 * Letters alone: a number that goes up makes no other message.
	 *
	 * @param list<string> $texts
	 * @return list<string> Longest first.
	 */
	private function words( array $texts ): array {
		$words = array_map(
			static fn( string $text ) => mb_strtolower(
				trim( (string) preg_replace( '/[^\p{L}\p{M}]+/u', ' ', $text ) ),
				'UTF-8'
			),
			$texts
		);
		$long  = array_values(
			array_unique( array_filter( $words, static fn( string $one ) => mb_strlen( $one, 'UTF-8' ) >= self::LONG ) )
		);
		usort( $long, static fn( string $a, string $b ) => strlen( $b ) <=> strlen( $a ) );
		return array_slice( $long, 0, self::ANSWERS );
	}
}
