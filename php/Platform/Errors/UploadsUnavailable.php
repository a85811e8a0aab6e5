<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Error: the server cannot store files (disk full, folder not writable). Forms without files still work. */
final class UploadsUnavailable extends PublicError {

	/** @param string $detail For the log, never for a visitor. */
	public function __construct( private string $detail ) {
		parent::__construct(
			'atoll_uploads_unavailable',
			__( 'We cannot take files at the moment. Your answers are still here: try again later, or contact us and we will find another way.', 'atoll' ),
			503
		);
	}

	public function logLine(): string {
		return $this->detail;
	}
}
