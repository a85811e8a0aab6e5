<?php

declare( strict_types=1 );

namespace Atoll\Spam;

enum TokenState {

	case Missing;
	case Forged;
	case Stale;
	case Good;
}
