<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Platform\Errors\PublicError;

final class NoteNotFound extends PublicError {

	public function __construct() {
		parent::__construct( 'note_not_found', __( 'Note not found.', 'atoll' ), 404 );
	}
}
