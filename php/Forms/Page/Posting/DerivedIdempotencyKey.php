<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;

/**
 * Idempotency key of a form that was sent without JavaScript. Pages are the same for everybody and contain no key, so
 * the same answers from the same browser on the same day count as one submission that was sent twice.
 */
final class DerivedIdempotencyKey {

	/** Inputs that name the edited entry: the same answers may be sent for another one, or later again for this one. */
	private const ENTRY_INPUTS = array( InputNames::ENTRY, InputNames::ENTRY_VERSION );

	/**
	 * When a new day of keys begins, in seconds after midnight of the site's time zone: at an hour when hardly anybody
	 * fills in a form.
	 */
	private const DAYBREAK = 4 * 3600;

	/**
	 * @param array<int|string, mixed> $body
	 * @param int                      $now  Seconds since the epoch.
	 */
	public function derive( int $formNumber, array $body, Visitor $visitor, int $now ): string {
		$key = Submission::keyIn( $body );
		if ( '' !== $key ) {
			return $key;
		}
		$answers = array_filter(
			$body,
			static fn( $name ) => str_starts_with( (string) $name, 'input_' )
				|| in_array( $name, self::ENTRY_INPUTS, true ),
			ARRAY_FILTER_USE_KEY
		);
		ksort( $answers );
		$day = wp_date( 'Y-m-d', $now - self::DAYBREAK );
		// Only hashed. Unlike JSON, serialize() accepts any bytes.
		$content = serialize(
			array( $formNumber, $answers, $visitor->userId(), $visitor->ip(), $visitor->userAgent(), $day )
		);
		// HMAC, so that a password among the answers cannot be guessed from the database.
		return 'derived ' . hash_hmac( 'sha256', $content, wp_salt( 'auth' ) );
	}
}
