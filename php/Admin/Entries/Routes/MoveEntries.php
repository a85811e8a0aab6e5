<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Spam\SpamRelease;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST s1t2/v1/entries/move: moves entries to the spam, to the trash, or back. The response has the previous status of
 * each, to undo it. With `mail`, entries that leave the spam send their emails as if they had never been there.
 */
final class MoveEntries implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/entries-move';

	public function __construct( private EntryAdminService $entryAdmin, private SpamRelease $spam ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$chosen = new ChosenEntries( $input->body() );
		$to     = $input->field( 'to' );
		$moved  = Entry::ACTIVE === $to && true === $chosen->flag( 'mail' )
			? array_filter( array( Entry::SPAM => $this->spam->unmark( $chosen->ids(), true, $visitor ) ) )
			: $this->entryAdmin->move( $chosen->ids(), $to, $visitor );
		return new Reply(
			array(
				'moved' => array_map(
					static fn( string $from, array $entries ) => array( 'from' => $from, 'ids' => $entries ),
					array_keys( $moved ),
					array_values( $moved )
				),
			),
			200,
			array( 'Cache-Control' => 'no-store' )
		);
	}
}
