<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes;

use Atoll\Gravity\NoteReplies;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;
use Atoll\Portal\Cases\Notes;

/** PUT gf/v2/notes/{note_id}: puts `value` in its place; who wrote it, and when, stays. */
final class UpdateNote implements Route {

	public const METHOD = 'PUT';
	public const SCHEMA = 'notes-update';

	public function __construct( private Notes $notes, private NoteReplies $replies ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$note = $this->notes->get( $input->int( 'note_id' ) );
		return new Reply( $this->replies->of( $this->notes->change( $note, $input->field( 'value' ) ) ) );
	}
}
