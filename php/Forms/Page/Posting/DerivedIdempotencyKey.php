<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Posting;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;

/**
 * Idempotency key of a form that was sent without JavaScript. Pages are the same for everybody and hold no key, so the
 * same answers from the same browser on the same day count as one submission that was sent twice.
 */
final class DerivedIdempotencyKey {

	/** Name the entry that is changed: another one, or the same one later, may get answers that were sent before. */
	private const ENTRY_INPUTS = array( InputNames::ENTRY, InputNames::ENTRY_VERSION );

	/**
	 * Seconds after midnight, by the site's clock, at which a day of keys begins: at an hour when hardly anybody is
	 * filling in a form.
	 */
	private const DAYBREAK = 4 * 3600;

	/**
	 * @param array<int|string, mixed> $body
	 * @param int                      $now  Seconds since the epoch.
	 */
	public function of( int $formNumber, array $body, Visitor $visitor, int $now ): string {
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
		// Hashed only; unlike JSON it takes any bytes.
		$content = serialize(
			array( $formNumber, $answers, $visitor->userId(), $visitor->ip(), $visitor->userAgent(), $day )
		);
		// Keyed, so that a password among the answers cannot be guessed from what the database holds.
		return 'derived ' . hash_hmac( 'sha256', $content, wp_salt( 'auth' ) );
	}
}
