<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Entries;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Entries\EntryReplies;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** DELETE gf/v2/entries/{entry_id}: moves the entry to the trash; `force=1` deletes it and everything it owns. */
final class DeleteEntry implements Route {

	public const METHOD = 'DELETE';
	public const SCHEMA = 'gravity/entries-delete';

	public function __construct(
		private EntryRepository $entries,
		private EntryAdminService $entryAdmin,
		private EntryReplies $replies,
		private AccessLog $log
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::DELETE_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$id    = $input->int( 'entry_id' );
		$entry = $this->entry( $id );
		if ( $input->flag( 'force' ) ) {
			$previous = $this->replies->build( $entry );
			if ( array() === $this->entryAdmin->delete( array( $id ) ) ) {
				throw new BadRequest( 'atoll_entry_held', __( 'This entry is kept from deletion, so nothing was done. To delete it, choose “Allow deletion” first.', 'atoll' ), 409 );
			}
			$this->log->record( AccessAction::Deleted, $id, $visitor );
			return new Reply(
				array(
					'deleted'  => true,
					'previous' => $previous,
				)
			);
		}
		if ( Entry::TRASH === $entry->status ) {
			throw new BadRequest( 'gf_already_trashed', __( 'The entry has already been deleted.', 'atoll' ), 410 );
		}
		$this->entryAdmin->move( array( $id ), Entry::TRASH, $visitor );
		return new Reply( $this->replies->build( $this->entry( $id ) ) );
	}

	/** @phpstan-impure */
	private function entry( int $id ): Entry {
		return $this->entries->find( $id ) ?? throw new EntryNotFound();
	}
}
