<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Actions;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\Record\ApplicationMove;

/** Action that moves an entry to the trash, to the spam, or back. */
final class MoveEntryAction implements EntryAction {

	public const NAME       = 'move-entry';
	public const CAPABILITY = Capabilities::EDIT_ENTRIES;

	public function __construct( private ApplicationMove $applicationMove ) {}

	public function run( Entry $entry, EntryActionInput $input, int $seenVersion, Visitor $by ): string {
		$status = $input->text( EntryActionInput::TARGET );
		$this->applicationMove->to( $entry, $status, $by, $seenVersion );
		return "moved-{$status}";
	}

	public static function notices(): array {
		return array(
			'moved-active' => __( 'The entry is back among the active ones.', 'atoll' ),
			'moved-spam'   => __( 'The entry is now in spam.', 'atoll' ),
			'moved-trash'  => __( 'The entry is in the trash now.', 'atoll' ),
		);
	}
}
