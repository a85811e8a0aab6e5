<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/**
 * The single place that turns any exception into a response. Every entry point catches `\Throwable` and shows the
 * failure in its own way: REST as JSON, a page above its form, an admin screen as a notice.
 */
final class ErrorBoundary {

	private const UNEXPECTED = 'atoll_internal_error';

	public function failure( \Throwable $error ): Failure {
		$reference = ( new ErrorLog() )->write( $error );
		return $error instanceof PublicError
			? new Failure(
				$error->status(),
				$error->errorCode(),
				$error->getMessage(),
				$error->headers(),
				$error->details()
			)
			: new Failure( 500, self::UNEXPECTED, $this->sentence( $reference ) );
	}

	/** The sentence is not in the contract, because an unreadable contract is one of the errors that it reports. */
	private function sentence( string $reference ): string {
		return sprintf(
			/* translators: %s: what finds the error in the site's log, such as 3F9A21C0. */
			__( 'Something went wrong on our side. Nothing you sent was lost: please try again in a moment. If it happens again, tell us this reference: %s.', 'atoll' ),
			$reference
		);
	}
}
