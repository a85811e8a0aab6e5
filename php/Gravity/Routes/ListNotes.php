<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes;

use Atoll\Forms\Entries\EntryRepository;
use Atoll\Gravity\NoteReplies;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\EntryNotFound;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Cases\Notes;

/** GET gf/v2/entries/{entry_id}/notes: a map by id, oldest first; an empty list where there is none. */
final class ListNotes implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'notes-list';

	public function __construct( private EntryRepository $entries, private Notes $notes, private NoteReplies $replies ) {}

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
