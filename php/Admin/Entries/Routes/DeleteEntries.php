<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\EntrySummary;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * DELETE s1t2/v1/entries: for good, with all that belongs to them. Only from the spam and the trash, and nothing that
 * is held.
 */
final class DeleteEntries implements Route {

	public const METHOD = 'DELETE';
	public const SCHEMA = 'entry-delete';

	public function __construct(
		private EntryRepository $entries,
		private EntryAdminService $desk,
		private AccessLog $log
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::DELETE_ENTRIES );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$ids  = ( new ChosenEntries( $input->address() ) )->ids();
		$away = $this->entries->summaries(
			new EntryCriteria( array( 'spam', 'trash' ), limit: count( $ids ), ids: $ids )
		);
		$gone = $this->desk->delete( array_map( static fn( EntrySummary $entry ) => $entry->id, $away ) );
		if ( array() !== $gone ) {
			$this->log->didToMany( AccessAction::Deleted, count( $gone ), array( 'ids' => $gone ), $visitor );
		}
		return new Reply( array( 'deleted' => $gone ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
