<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Listing\EntryTab;
use Atoll\Forms\Entries\Listing\ListQuery;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/entries/counts: the number of entries on each tab, of all forms or of one. */
final class CountEntries implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/entries-counts';

	public function __construct( private EntryRepository $entries, private ListQuery $query ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$counts = array();
		foreach ( EntryTab::cases() as $tab ) {
			$counts[ $tab->value ] = $this->entries->count(
				$this->query->criteria( array( 'view' => $tab->value, 'form' => $input->int( 'form' ) ) ),
				ListQuery::MAX_COUNT
			);
		}
		return new Reply( $counts, 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
