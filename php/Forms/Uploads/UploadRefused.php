<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Platform\Errors\PublicError;

/** Error: a form does not take a file. The message says why, and is shown beside the file's name (spec 8). */
final class UploadRefused extends PublicError {

	public function __construct( string $errorCode, string $message, int $status = 400 ) {
		parent::__construct( $errorCode, $message, $status );
	}

	/** The file was uploaded before, but no longer exists. */
	public static function gone(): self {
		return new self(
			'atoll_upload_gone',
			__( 'We no longer have this file. Please choose it again.', 'atoll' ),
			404
		);
	}
}
