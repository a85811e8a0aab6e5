<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;

/** The entries that a command is about, chosen by their ids or by options. */
final class CommandEntries {

	public function __construct( private Console $console, private EntryRepository $entries ) {}

	/**
	 * @param list<string> $args
	 * @return list<int> Ends the command if nothing narrows the entries down, or if an argument is invalid.
	 */
	public function ids( array $args, CommandOptions $options ): array {
		foreach ( $args as $arg ) {
			if ( ! ctype_digit( $arg ) ) {
				/* translators: %s: what was typed. */
				$this->console->fail( sprintf( __( 'There is no entry %s: ids are whole numbers.', 'atoll' ), $arg ) );
			}
		}
		if ( array() !== $args ) {
			return $this->entries->existing( array_map( intval( ... ), $args ) );
		}
		if ( ! EntrySelection::hasFilter( $options ) ) {
			$this->console->fail(
				__(
					'Say which entries are meant: by their ids, or with --form, --status, --search, --from or --until.',
					'atoll'
				)
			);
		}
		$ids = array();
		foreach ( $this->entries->stream( EntrySelection::fromOptions( $options, $this->console ) ) as $entry ) {
			$ids[] = $entry->id;
		}
		return $ids;
	}

	/**
	 * Counts how many of the entries still exist.
	 *
	 * @param list<int>   $ids
	 * @param string|null $status Counts only entries with this status; null for any.
	 */
	public function count( array $ids, ?string $status ): int {
		return null === $status || array() === $ids
			? count( $this->entries->existing( $ids ) )
			: $this->entries->count( new EntryCriteria( $status, ids: $ids ) );
	}
}
