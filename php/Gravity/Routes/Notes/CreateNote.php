<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Notes;

use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Gravity\Entries\NoteReplies;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Applications\Record\StaffNotes;

/** POST gf/v2/entries/{entry_id}/notes: adds the note `value` in the name of the user. Answers 201 with the note. */
final class CreateNote implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'gravity/notes-create';

	public function __construct(
		private EntryRepository $entries,
		private StaffNotes $notes,
		private NoteReplies $replies
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$entry = $this->entries->find( $input->int( 'entry_id' ) ) ?? throw new EntryNotFound();
		$note  = $this->notes->add( $entry, $input->field( 'value' ), $visitor );
		return new Reply(
			$this->replies->build( $note ),
			201,
			array( 'Location' => RestNamespaces::url( RestNamespaces::GRAVITY, "/notes/{$note->id}" ) )
		);
	}
}
