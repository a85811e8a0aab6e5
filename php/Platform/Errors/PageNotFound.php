<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Error: a page does not exist, or is a draft or private. One message for all of them. */
final class PageNotFound extends PublicError {

	public function __construct() {
		parent::__construct( 'not_found', __( 'This page does not exist, or is not public.', 'atoll' ), 404 );
	}
}
