<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Error: a request cannot be read or lacks required data. */
final class BadRequest extends PublicError {

	public function __construct( string $errorCode, string $message, int $status = 400 ) {
		parent::__construct( $errorCode, $message, $status );
	}

	/** Returns the same error as WordPress' REST API. */
	public static function invalidJson(): self {
		return new self( 'rest_invalid_json', __( 'Invalid JSON body passed.', 'atoll' ) );
	}

	/** Returns the error for a body that PHP has rejected (`post_max_size`, `upload_max_filesize`). */
	public static function tooLarge(): self {
		return new self(
			'atoll_body_too_large',
			__( 'Your files are too large to send together. Please send fewer or smaller files.', 'atoll' ),
			413
		);
	}
}
