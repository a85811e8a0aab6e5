<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Notes;

use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Entries\NoteLists;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET gf/v2/entries/{entry_id}/notes: a map by id; an empty list if the entry has no notes. */
final class ListEntryNotes implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/entries-notes';

	public function __construct( private EntryRepository $entries, private NoteLists $lists ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$entry = $this->entries->find( $input->int( 'entry_id' ) ) ?? throw new EntryNotFound();
		return new Reply( $this->lists->read( $input, array( $entry->id ) ) );
	}
}
