<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Notes;

use Atoll\Gravity\Entries\NoteReplies;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Applications\Record\StaffNotes;

/** DELETE gf/v2/notes/{note_id}: deletes the note for good; notes have no trash. */
final class DeleteNote implements Route {

	public const METHOD = 'DELETE';
	public const SCHEMA = 'gravity/notes-delete';

	public function __construct( private StaffNotes $notes, private NoteReplies $replies ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$note = $this->notes->get( $input->int( 'note_id' ) );
		$this->notes->remove( $note );
		return new Reply(
			array(
				'deleted'  => true,
				'previous' => $this->replies->build( $note ),
			)
		);
	}
}
