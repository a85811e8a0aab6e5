<?php

declare( strict_types=1 );

namespace Atoll\Admin\Applications\Actions;

use Atoll\Admin\Entries\Actions\EntryAction;
use Atoll\Admin\Entries\Actions\EntryActionInput;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Record\StaffNotes;

/** Action that adds a note, which only staff can read. */
final class AddNoteAction implements EntryAction {

	public const NAME       = 'add-note';
	public const CAPABILITY = Capabilities::EDIT_ENTRIES;

	public function __construct( private StaffNotes $notes ) {}

	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string {
		$this->notes->add( $entry, $input->text( 'text' ), $by, $seenVersion );
		return 'note-added';
	}

	public static function notices(): array {
		return array( 'note-added' => __( 'The note is kept in the history. Clients never see it.', 'atoll' ) );
	}
}
