<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Engine\Contract\JsonData;

/**
 * Files that no row knows, and since when. A process that died may have left one. Many are documents of entries that a
 * database from an older backup does not have: they are there again once a newer one is restored. This note lies in the
 * database and goes back with it, so that after a restore they all count as just found.
 */
final class UnknownFiles {

	public const OPTION = 'atoll_unknown_files';
	/** How long they stay, in seconds. */
	private const DURATION = 30 * 86400;

	/** @return array<string, int> When each was found first, in seconds since the epoch, by its stored name. */
	public function since(): array {
		$since = JsonData::of( get_option( self::OPTION ) );
		$names = array_map( 'strval', array_keys( $since->all() ) );
		return array_filter( array_combine( $names, array_map( $since->int( ... ), $names ) ) );
	}

	/** @param array<string, int> $since Those that are still there, and still unknown. */
	public function note( array $since ): void {
		array() === $since ? delete_option( self::OPTION ) : update_option( self::OPTION, $since, false );
	}

	/** When a file that was found at a time is deleted. */
	public function end( int $since ): int {
		return $since + self::DURATION;
	}
}
