<?php

declare( strict_types=1 );

namespace Atoll\Trouble;

/** The same was asked for too often in a short time; it may be asked for again after a while. */
final class TooMany extends Trouble {

	/** @param int $seconds Until it may be tried again. */
	public function __construct( private int $seconds ) {
		$minutes = (int) ceil( $seconds / 60 );
		/* translators: %d: minutes. */
		$words = _n( 'That was a lot in a short time. Nothing was lost: wait a minute, then try again.', 'That was a lot in a short time. Nothing was lost: wait %d minutes, then try again.', max( 1, $minutes ), 'atoll' );
		parent::__construct( 'atoll_too_many', sprintf( $words, $minutes ), 429 );
	}

	/** @return array<string, string> What the answer's head says beside it. */
	public function headers(): array {
		return array( 'Retry-After' => (string) $this->seconds );
	}
}
