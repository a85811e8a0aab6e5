<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Error: too many requests in a short time. The same request may be sent again later. */
final class TooManyRequests extends PublicError {

	/** Seconds above which the message gives the wait in hours. */
	private const LONG = 3600;

	/** @param int $seconds Seconds until the next try is allowed. */
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
				'There were too many attempts in a short time. Nothing was lost: wait %d minute, then try again.',
				'There were too many attempts in a short time. Nothing was lost: wait %d minutes, then try again.',
				$minutes,
				'atoll'
			),
			$minutes
		);
	}

	private function hours( int $hours ): string {
		return sprintf(
			/* translators: %d: hours. */
			_n( 'You have reached today’s limit. Nothing was lost: wait %d hour, then try again.', 'You have reached today’s limit. Nothing was lost: wait %d hours, then try again.', $hours, 'atoll' ),
			$hours
		);
	}

	public function headers(): array {
		return array( 'Retry-After' => (string) $this->seconds );
	}
}
