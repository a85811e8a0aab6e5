<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** The same was asked for too often in a short time; it may be asked for again after a while. */
final class TooManyRequests extends PublicError {

	/** Seconds from which on a wait is told in hours. */
	private const LONG = 3600;

	/** @param int $seconds Until it may be tried again. */
	public function __construct( private int $seconds ) {
		parent::__construct(
			'atoll_too_many',
			$seconds > self::LONG
				? $this->hours( (int) ceil( $seconds / 3600 ) )
				: $this->minutes( max( 1, (int) ceil( $seconds / 60 ) ) ),
			429
		);
	}

	private function minutes( int $minutes ): string {
		if ( 1 === $minutes ) {
			return __( 'There were too many attempts in a short time. Nothing was lost. Wait a minute, then try again.', 'atoll' );
		}
		return sprintf(
			/* translators: %d: minutes, 2 or more. */
			_n(
				'That was a lot in a short time. Nothing was lost: wait %d minute, then try again.',
				'That was a lot in a short time. Nothing was lost: wait %d minutes, then try again.',
				$minutes,
				'atoll'
			),
			$minutes
		);
	}

	private function hours( int $hours ): string {
		return sprintf(
			/* translators: %d: hours. */
			_n( 'That was a lot for one day. Nothing was lost: wait %d hour, then try again.', 'That was a lot for one day. Nothing was lost: wait %d hours, then try again.', $hours, 'atoll' ),
			$hours
		);
	}

	public function headers(): array {
		return array( 'Retry-After' => (string) $this->seconds );
	}
}
