<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Platform\Errors\PublicError;

/** Error: an application has changed since it was shown to the person who wants to change it. */
final class ApplicationChanged extends PublicError {

	public function __construct() {
		parent::__construct(
			'atoll_case_changed',
			__( 'This application changed after you opened it, so nothing was done. The page now shows the changes. Check them, then press the button again if you still want to.', 'atoll' ),
			409
		);
	}
}
