<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

/** Content that was kept when the demo was removed, stored until its owner has read about it. */
final class RemainingDemoContent {

	private const TRANSIENT = 'atoll_demo_kept';

	/** @param list<string> $titles */
	public function remember( array $titles ): void {
		set_transient( self::TRANSIENT, $titles, 3600 );
	}

	/** @return list<string>|null Returned only once; null if nothing was removed. */
	public function take(): ?array {
		$titles = get_transient( self::TRANSIENT );
		delete_transient( self::TRANSIENT );
		return is_array( $titles ) ? array_values( array_filter( $titles, 'is_string' ) ) : null;
	}
}
