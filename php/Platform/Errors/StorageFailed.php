<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Error: the database refused a write. Nothing was stored, and the same request may be sent again. */
class StorageFailed extends PublicError {

	/**
	 * @param string $detail Database error; for the log, never for a visitor.
	 * @param string $words  Message for the visitor; empty for the message about a write.
	 */
	public function __construct( private string $detail, string $words = '' ) {
		parent::__construct(
			'atoll_storage_failed',
			'' === $words
				? __( 'We could not save this just now. Nothing was lost: please try again in a moment.', 'atoll' )
				: $words,
			503
		);
	}

	public function logLine(): string {
		return $this->detail;
	}
}
