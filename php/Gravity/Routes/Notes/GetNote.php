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

/** GET gf/v2/notes/{note_id}: one note. */
final class GetNote implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/notes-get';

	public function __construct( private StaffNotes $notes, private NoteReplies $replies ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return new Reply( $this->replies->build( $this->notes->get( $input->int( 'note_id' ) ) ) );
	}
}
