<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Engine\Contract\JsonData;

/**
 * Files without a row, and when they were found. A process that died may have left one. Many are documents of entries
 * that are missing from an older database backup: they are known again once a newer one is restored. This list is in
 * the database and is restored with it, so that after a restore all of them count as just found.
 */
final class UnknownFiles {

	public const OPTION = 'atoll_unknown_files';
	/** How long unknown files are kept, in seconds. */
	private const DURATION = 30 * 86400;

	/** @return array<string, int> When each file was first found, in seconds since the epoch, by stored name. */
	public function since(): array {
		$since = JsonData::of( get_option( self::OPTION ) );
		$names = array_map( 'strval', array_keys( $since->all() ) );
		return array_filter( array_combine( $names, array_map( $since->int( ... ), $names ) ) );
	}

	/** @param array<string, int> $since Files that still exist and are still unknown. */
	public function note( array $since ): void {
		array() === $since ? delete_option( self::OPTION ) : update_option( self::OPTION, $since, false );
	}

	/** Returns when a file that was found at the given time is deleted. */
	public function end( int $since ): int {
		return $since + self::DURATION;
	}
}
