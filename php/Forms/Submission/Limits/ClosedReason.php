<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission\Limits;

/** Reasons why a form cannot be submitted now. */
enum ClosedReason: string {

	case Login   = 'login';
	case Pending = 'pending';
	case Closed  = 'closed';
	case PerUser = 'perUser';
	case Limit   = 'limit';
}
