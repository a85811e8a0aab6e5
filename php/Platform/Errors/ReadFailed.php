<?php

declare( strict_types=1 );

namespace Atoll\Platform\Errors;

/** Error: a read from the database failed. The same request may be sent again. */
final class ReadFailed extends StorageFailed {

	public function __construct( string $detail ) {
		parent::__construct(
			$detail,
			__( 'We could not look this up just now. Nothing was lost: please try again in a moment.', 'atoll' )
		);
	}
}
