<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/** One of several classes, selected by a name in the request. */
interface NamedService {

	/** @var string Such as `set-status`; unique among the classes of its interface. */
	public const NAME = '';
}
