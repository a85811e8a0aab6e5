<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Cases\Cases;

final class AddNote implements CaseAction {

	public const NAME = 'add-note';

	public function __construct( private Cases $cases ) {}

	public function name(): string {
		return self::NAME;
	}

	public function capability(): string {
		return Capabilities::EDIT_ENTRIES;
	}

	public function run( Entry $entry, Typed $typed, int $seen, Visitor $by ): string {
		$this->cases->note( $entry, $typed->text( 'text' ), $by, $seen );
		return 'note-added';
	}

	public function notices(): array {
		return array( 'note-added' => __( 'The note is kept in the history. Clients never see it.', 'atoll' ) );
	}
}
