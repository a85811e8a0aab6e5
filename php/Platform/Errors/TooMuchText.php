<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** More text than a form can hold. Nothing of it was kept; whoever shows the form again shows the answers in it. */
final class TooMuchText extends PublicError {

	/** @param int $maxBytes Bytes. */
	public function __construct( int $maxBytes ) {
		/* translators: %d: megabytes. */
		parent::__construct( 'atoll_body_too_large', sprintf( __( 'This is more than a form can hold (%d MB). Please shorten your answers.', 'atoll' ), intdiv( $maxBytes, 1048576 ) ), 413 );
	}
}
