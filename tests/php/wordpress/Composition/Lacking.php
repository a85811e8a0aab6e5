<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

/** Cannot be made without being told its size. */
final class Lacking {

	public function __construct( public readonly int $size, public readonly string $unit = '' ) {}
}
