<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Platform\Services\Lazy;

/** Takes a service that is created only when it is asked for. */
final class Postponing {

	/** @param \Closure(): Lacking $lacking */
	public function __construct( #[Lazy( Lacking::class )] public readonly \Closure $lacking ) {}
}
