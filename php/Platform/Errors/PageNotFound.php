<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** There is no such page for this visitor: never made, a draft or private. One answer for all of them. */
final class PageNotFound extends PublicError {

	public function __construct() {
		parent::__construct( 'not_found', __( 'This page does not exist, or is not public.', 'atoll' ), 404 );
	}
}
