<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam\Signals;

use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Access\Signer;

/**
 * The same words sent repeatedly in a day, in any form and from any IP address, with different names and numbers around
 * them. Only a keyed hash of the words is counted, once per form visit: sending again because storing failed does not
 * count as a repetition.
 */
final class RepetitionSignal implements SpamSignal {

	/** Minimum number of letters, so that common short answers do not count. */
	private const MIN_LENGTH = 25;

	/** Number of answers checked, the longest first. */
	private const MAX_ANSWERS = 3;

	/**
	 * Times a day => points; the highest number first. 5 points are spam by default, 9 even on a relaxed site with a
	 * captcha.
	 */
	private const WEIGHTS = array( 20 => 9, 10 => 5, 5 => 2 );

	public function __construct( private RateLimit $limit, private Signer $signer ) {}

	public function reason( SpamContext $context ): ?SpamReason {
		$times = $this->times( $this->longAnswers( $context->texts->own ), $context->submission );
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

	/**
	 * Returns how often the most repeated answer was sent, including this time.
	 *
	 * @param list<string> $answers
	 */
	private function times( array $answers, Submission $submission ): int {
		if ( array() === $answers ) {
			return 0;
		}
		$amount = $this->tally( 'filling', "{$submission->formNumber}\n{$submission->key}", 1 ) > 1 ? 0 : 1;
		return max( array_map( fn( string $words ): int => $this->tally( 'same words', $words, $amount ), $answers ) );
	}

	private function tally( string $name, string $subject, int $amount ): int {
		return $this->limit->tally( $name, $this->signer->sign( $name, $subject ), $amount );
	}

	/**
	 * Returns the letters of long answers: a number that counts up does not make a different message.
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
