<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Requests;

/** Why the browser asks. */
final class FetchMetadata {

	/** Whether it fetches ahead what nobody has asked for yet: Sec-Purpose, Fetch standard, 3.6. */
	public function isSpeculative(): bool {
		return str_starts_with( $this->header( 'HTTP_SEC_PURPOSE' ), 'prefetch' );
	}

	/**
	 * Whether somebody goes to the page, and it is not fetched ahead, nor as a picture or a frame of another one:
	 * Sec-Fetch-Dest, Fetch standard, 3.1. What a browser does not say counts as a visit.
	 */
	public function isVisit(): bool {
		return ! $this->isSpeculative()
			&& in_array( $this->header( 'HTTP_SEC_FETCH_DEST' ), array( '', 'document' ), true );
	}

	private function header( string $name ): string {
		$value = $_SERVER[ $name ] ?? ''; // Only compared.
		return is_string( $value ) ? $value : '';
	}
}
