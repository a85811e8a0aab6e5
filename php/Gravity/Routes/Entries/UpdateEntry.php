<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Entries;

use Atoll\Gravity\Entries\EntryReplies;
use Atoll\Gravity\Entries\GravityEntries;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessAction;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** PUT gf/v2/entries/{entry_id}: replaces all answers of the entry; properties that are not sent stay as they are. */
final class UpdateEntry implements Route {

	public const METHOD = 'PUT';
	public const SCHEMA = 'gravity/entries-update';

	public function __construct(
		private GravityEntries $entries,
		private EntryReplies $replies,
		private AccessLog $log
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$entry = $this->entries->update( $input->int( 'entry_id' ), $input->body(), $visitor );
		$this->log->record( AccessAction::Edited, $entry->id, $visitor );
		return new Reply( $this->replies->build( $entry ) );
	}
}
