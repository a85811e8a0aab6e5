<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/** One of several classes, chosen by what a request names. */
interface NamedService {

	/** @var string Such as `set-status`; each class of its interface has its own. */
	public const NAME = '';
}
