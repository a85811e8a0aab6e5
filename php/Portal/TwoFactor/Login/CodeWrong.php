<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Platform\Errors\PublicError;

/** Error: the password is right, but the code sent with it is wrong or was already used. */
final class CodeWrong extends PublicError {

	public function __construct( CodeKind $kind ) {
		parent::__construct( 'atoll_code_wrong', $kind->wrong(), 401 );
	}
}
