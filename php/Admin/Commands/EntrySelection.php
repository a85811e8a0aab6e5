<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Entries\Storage\EntryCriteria;

/** Which entries a command means: `--form`, `--status`, `--search`, `--from` and `--until`, or their ids. */
final class EntrySelection {

	/** @param list<int> $ids Only these; empty means any. */
	public static function of( CommandOptions $options, array $ids = array(), int $limit = 100 ): EntryCriteria {
		$form = $options->int( 'form' );
		return new EntryCriteria(
			$options->text( 'status', 'active' ),
			$form > 0 ? array( $form ) : array(),
			$limit,
			search: $options->text( 'search' ),
			from: self::moment( $options->text( 'from' ), '00:00:00' ),
			until: self::moment( $options->text( 'until' ), '23:59:59' ),
			ids: $ids,
		);
	}

	/** Whether anything was said that chooses some entries from all. */
	public static function isMade( CommandOptions $options ): bool {
		return array() !== array_filter( array( 'form', 'search', 'from', 'until' ), $options->has( ... ) )
			|| 'active' !== $options->text( 'status', 'active' );
	}

	/** @return string A day of the site, as UTC; empty for none. */
	private static function moment( string $day, string $time ): string {
		return 1 === preg_match( '/^\d{4}-\d\d-\d\d$/', $day ) ? get_gmt_from_date( "{$day} {$time}" ) : '';
	}
}
