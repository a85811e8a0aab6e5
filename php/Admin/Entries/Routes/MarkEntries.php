<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * POST s1t2/v1/entries/mark: marks entries as read, starred or held from deletion. What is not sent stays unchanged.
 */
final class MarkEntries implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/entries-mark';

	public function __construct( private EntryRepository $entries ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$chosen  = new ChosenEntries( $input->body() );
		$changed = $this->entries->setFlags(
			$chosen->ids(),
			$chosen->flag( 'read' ),
			$chosen->flag( 'starred' ),
			$chosen->flag( 'held' )
		);
		return new Reply( array( 'changed' => $changed ), 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
