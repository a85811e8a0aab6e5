<?php

declare( strict_types=1 );

namespace Atoll\Spam\Signals;

use Atoll\Access\RateLimit;
use Atoll\Access\Secret;
use Atoll\Spam\Reason;
use Atoll\Spam\Signal;
use Atoll\Spam\Suspect;

/** The same words came again and again today, from whatever address. Only a keyed hash of them is counted. */
final class Repetition implements Signal {

	/** Letters that are more than a common short answer. */
	private const LONG = 25;

	/** Times in a day => what that weighs; the most first. */
	private const WEIGHTS = array( 20 => 4, 5 => 2 );

	public function __construct( private RateLimit $counts, private Secret $secret ) {}

	public function reason( Suspect $suspect ): ?Reason {
		$words = mb_strtolower( trim( (string) preg_replace( '/\s+/u', ' ', $suspect->said->content ) ), 'UTF-8' );
		if ( mb_strlen( $words, 'UTF-8' ) < self::LONG ) {
			return null;
		}
		$times = $this->counts->tally( 'same words ' . $suspect->form->id(), $this->secret->sign( 'same words', $words ), RateLimit::DAY );
		foreach ( self::WEIGHTS as $least => $points ) {
			if ( $times >= $least ) {
				/* translators: %d: a number of times. */
				return new Reason( 'repetition', $points, sprintf( __( 'The same words were sent %d times today.', 'atoll' ), $times ) );
			}
		}
		return null;
	}
}
