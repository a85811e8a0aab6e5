<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\Requests;

/** Fetch metadata of the current request: why the browser sends it. */
final class FetchMetadata {

	/** Whether the browser prefetches the page, without a navigation (Sec-Purpose, Fetch standard, 3.6). */
	public function isSpeculative(): bool {
		return str_starts_with( $this->header( 'HTTP_SEC_PURPOSE' ), 'prefetch' );
	}

	/**
	 * Whether the request is a navigation, rather than a prefetch, an image or a frame of another page (Sec-Fetch-Dest,
	 * Fetch standard, 3.1). Without the header, it counts as one.
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
