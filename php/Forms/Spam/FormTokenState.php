<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

enum FormTokenState {

	case Missing;
	case Forged;
	case Stale;
	case Good;
}
