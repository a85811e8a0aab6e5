<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Entries;

use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Entries\EntryReplies;
use Atoll\Gravity\Entries\PickedKeys;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * GET gf/v2/entries/{entry_id}: one entry. `_field_ids` limits it to some properties, `_labels` adds the labels of its
 * fields.
 */
final class GetEntry implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/entries-get';

	public function __construct(
		private EntryRepository $entries,
		private EntryReplies $replies,
		private AccessLog $log
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$entry = $this->entries->find( $input->int( 'entry_id' ) ) ?? throw new EntryNotFound();
		$this->log->viewed( $entry->id, $visitor );
		return new Reply(
			$this->replies->build( $entry, new PickedKeys( $input->text( '_field_ids' ) ), $input->flag( '_labels' ) )
		);
	}
}
