<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Error: more text than a form can hold. Nothing was stored; a form that is shown again still has the answers. */
final class TooMuchText extends PublicError {

	/** @param int $maxBytes Maximum number of bytes. */
	public function __construct( int $maxBytes ) {
		/* translators: %d: megabytes. */
		parent::__construct( 'atoll_body_too_large', sprintf( __( 'This is more than a form can hold (%d MB). Please shorten your answers.', 'atoll' ), intdiv( $maxBytes, 1048576 ) ), 413 );
	}
}
