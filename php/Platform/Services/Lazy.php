<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

/**
 * Marks a constructor's closure that returns a service. {@see Services} creates the service when the closure is first
 * called, so that a request which never calls it does not load that service and what it needs.
 *
 *     public function __construct( #[Lazy( FormLists::class )] private \Closure $lists ) {}
 */
#[\Attribute( \Attribute::TARGET_PARAMETER | \Attribute::TARGET_PROPERTY )]
final class Lazy {

	/** @param class-string $service */
	public function __construct( public readonly string $service ) {}
}
