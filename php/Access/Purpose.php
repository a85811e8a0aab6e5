<?php

declare( strict_types=1 );

namespace Atoll\Access;

/** Why the browser asks. */
final class Purpose {

	/** Whether it fetches ahead what nobody has asked for yet: Sec-Purpose, Fetch standard, 3.6. */
	public function isSpeculative(): bool {
		$purpose = $_SERVER['HTTP_SEC_PURPOSE'] ?? ''; // Only compared.
		return is_string( $purpose ) && str_starts_with( $purpose, 'prefetch' );
	}
}
