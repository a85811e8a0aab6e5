<?php

declare( strict_types=1 );

namespace Atoll\Admin\SetUp;

/** What stayed when the demonstration was removed, until its owner has read of it. */
final class RemainingDemoContent {

	private const TRANSIENT = 'atoll_demo_kept';

	/** @param list<string> $titles */
	public function remember( array $titles ): void {
		set_transient( self::TRANSIENT, $titles, 3600 );
	}

	/** @return list<string>|null Once; null when nothing was removed. */
	public function take(): ?array {
		$titles = get_transient( self::TRANSIENT );
		delete_transient( self::TRANSIENT );
		return is_array( $titles ) ? array_values( array_filter( $titles, 'is_string' ) ) : null;
	}
}
