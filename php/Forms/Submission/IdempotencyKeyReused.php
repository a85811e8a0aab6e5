<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Platform\Errors\PublicError;

/** Error: one idempotency key came with two different sets of answers. The first is kept, the second refused. */
final class IdempotencyKeyReused extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_key_reused',
			__( 'We already received this form from you with other answers, and kept those. To send the new answers too, please send the form again.', 'atoll' ),
			409
		);
	}
}
