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

/** PUT gf/v2/notes/{note_id}: replaces the note's text with `value`; its author and date stay. */
final class UpdateNote implements Route {

	public const METHOD = 'PUT';
	public const SCHEMA = 'gravity/notes-update';

	public function __construct( private StaffNotes $notes, private NoteReplies $replies ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$note = $this->notes->get( $input->int( 'note_id' ) );
		return new Reply( $this->replies->build( $this->notes->change( $note, $input->field( 'value' ) ) ) );
	}
}
