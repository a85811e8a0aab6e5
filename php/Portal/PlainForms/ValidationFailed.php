<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Errors\PublicError;

/** Error: an action was refused. The page is shown again with what was typed, and says what to correct. */
final class ValidationFailed extends PublicError {

	/**
	 * @param array<string, string> $messages Errors by input name.
	 * @param string                $alert    Error that does not belong to a single input.
	 */
	public function __construct( public readonly array $messages, string $alert = '', int $status = 422 ) {
		parent::__construct( 'atoll_validation_failed', $alert, $status );
	}
}
