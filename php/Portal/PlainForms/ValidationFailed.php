<?php

declare( strict_types=1 );

namespace Atoll\Portal\PlainForms;

use Atoll\Platform\Errors\PublicError;

/** An action was refused: the page is shown again with what was typed, and says what to correct. */
final class ValidationFailed extends PublicError {

	/**
	 * @param array<string, string> $messages By input name.
	 * @param string                $alert    What belongs to no single input.
	 */
	public function __construct( public readonly array $messages, string $alert = '', int $status = 422 ) {
		parent::__construct( 'atoll_validation_failed', $alert, $status );
	}
}
