<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** The database refused a write. Nothing was stored, and the same request may be sent again. */
class StorageFailed extends PublicError {

	/**
	 * @param string $detail What the database said; for the log, never for a visitor.
	 * @param string $words  For the visitor; empty for those of a write.
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
