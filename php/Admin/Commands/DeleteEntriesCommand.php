<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Platform\Access\Capabilities;

/** The command `wp atoll entry delete`. */
final class DeleteEntriesCommand {

	public function __construct(
		private Console $console,
		private CommandEntries $entries,
		private EntryRemoval $removal
	) {}

	/**
	 * Moves entries to the trash, or deletes them permanently with their files, emails and history.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Ids of entries, whatever their status. Without ids, the options below choose the entries.
	 *
	 * [--form=<number>]
	 * : Entries of this form.
	 *
	 * [--status=<status>]
	 * : Entries with this status.
	 * ---
	 * default: active
	 * options:
	 *   - active
	 *   - spam
	 *   - trash
	 * ---
	 *
	 * [--search=<words>]
	 * : Entries with these words in their answers.
	 *
	 * [--from=<date>]
	 * : Entries from this day on, such as 2026-01-31.
	 *
	 * [--until=<date>]
	 * : Entries up to this day.
	 *
	 * [--force]
	 * : Deletes them permanently.
	 *
	 * [--dry-run]
	 * : Only prints how many entries it would be.
	 *
	 * [--yes]
	 * : Skips the confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atoll entry delete 12 13
	 *     wp atoll entry delete --status=spam --until=2026-01-31 --force --yes
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $assoc
	 */
	public function __invoke( array $args, array $assoc ): void {
		$this->console->requireCapability( Capabilities::DELETE_ENTRIES );
		$options = new CommandOptions( $assoc );
		$ids     = $this->console->orFail( fn() => $this->entries->ids( $args, $options ) );
		$countText = EntryRemoval::countText( count( $ids ) );
		if ( $options->flag( 'dry-run' ) || array() === $ids ) {
			/* translators: %s: "12 entries". */
			$this->console->line( sprintf( __( '%s, nothing done.', 'atoll' ), $countText ) );
			return;
		}
		$isFinal = $options->flag( 'force' );
		/* translators: %s: "12 entries". */
		$question = $isFinal ? __( 'Delete %s for good?', 'atoll' ) : __( 'Move %s to the trash?', 'atoll' );
		$this->console->confirm( sprintf( $question, $countText ), $options );
		$choice = array() === $args ? $options : null;
		$this->console->orFail(
			fn() => $isFinal ? $this->removal->delete( $ids, $choice ) : $this->removal->trash( $ids, $choice )
		);
	}
}
