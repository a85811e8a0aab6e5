<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** A request that cannot be read or does not hold what it must. */
final class BadRequest extends PublicError {

	public function __construct( string $errorCode, string $message, int $status = 400 ) {
		parent::__construct( $errorCode, $message, $status );
	}

	/** As WordPress' REST API says it. */
	public static function invalidJson(): self {
		return new self( 'rest_invalid_json', __( 'Invalid JSON body passed.', 'atoll' ) );
	}

	/** PHP gave up on it (`post_max_size`, `upload_max_filesize`). */
	public static function tooLarge(): self {
		return new self(
			'atoll_body_too_large',
			__( 'This is more than the server takes at once. Please send fewer or smaller files.', 'atoll' ),
			413
		);
	}
}
