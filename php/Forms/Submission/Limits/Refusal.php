<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

/** Why a form cannot be sent now. */
enum Refusal: string {

	case Login   = 'login';
	case Pending = 'pending';
	case Closed  = 'closed';
	case PerUser = 'perUser';
	case Limit   = 'limit';
}
