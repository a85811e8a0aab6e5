<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Notes;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Entries\NoteReplies;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\EntryNotFound;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Applications\Record\StaffNotes;

/** GET gf/v2/entries/{entry_id}/notes: a map by id, oldest first; an empty list where there is none. */
final class ListNotes implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'notes-list';

	public function __construct(
		private EntryRepository $entries,
		private StaffNotes $notes,
		private NoteReplies $replies
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$entry = $this->entries->find( $input->int( 'entry_id' ) ) ?? throw new EntryNotFound();
		$notes = array();
		foreach ( $this->notes->of( $entry ) as $note ) {
			$notes[ $note->id ] = $this->replies->of( $note );
		}
		return new Reply( $notes );
	}
}
