<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

/** A command ended before its end. */
final class Ended extends \RuntimeException {

	public function __construct( public readonly int $status ) {
		parent::__construct( "The command ended with {$status}." );
	}
}
