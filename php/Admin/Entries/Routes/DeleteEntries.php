<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * DELETE s1t2/v1/entries: deletes entries permanently, with all their data. Only from the spam and the trash, and not
 * if they are held.
 */
final class DeleteEntries implements Route {

	public const METHOD = 'DELETE';
	public const SCHEMA = 'atoll/entries-delete';

	public function __construct(
		private EntryAdminService $entryAdmin,
		private AccessLog $log
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::DELETE_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$ids     = ( new ChosenEntries( $input->parameters() ) )->ids();
		$deleted = $this->entryAdmin->delete( $ids, array( Entry::SPAM, Entry::TRASH ) );
		if ( array() !== $deleted ) {
			$this->log->recordMany( AccessAction::Deleted, count( $deleted ), array( 'ids' => $deleted ), $visitor );
		}
		return new Reply( array( 'deleted' => $deleted ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
