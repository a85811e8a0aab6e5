<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Access\Visitor;

/**
 * Idempotency key of a form that was sent without JavaScript. Pages are the same for everybody and hold no key, so the
 * same answers from the same browser on the same day (UTC) count as one submission that was sent twice.
 */
final class DerivedKey {

	/** @param array<int|string, mixed> $body */
	public function of( int $formNumber, array $body, Visitor $visitor ): string {
		$sent = $body['gform_unique_id'] ?? '';
		if ( is_string( $sent ) && '' !== $sent ) {
			return $sent;
		}
		$answers = array_filter( $body, static fn( $name ) => str_starts_with( (string) $name, 'input_' ), ARRAY_FILTER_USE_KEY );
		ksort( $answers );
		return 'derived ' . hash( 'sha256', serialize( array( $formNumber, $answers, $visitor->userId(), $visitor->ip(), $visitor->userAgent(), gmdate( 'Y-m-d' ) ) ) ); // Hashed only; unlike JSON it takes any bytes.
	}
}
