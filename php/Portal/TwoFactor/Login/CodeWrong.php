<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Platform\Errors\PublicError;

/** The password was right, and the code that came with it is not, or was used already. */
final class CodeWrong extends PublicError {

	public function __construct( CodeKind $kind ) {
		parent::__construct( 'atoll_code_wrong', $kind->wrong(), 401 );
	}
}
