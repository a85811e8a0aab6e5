<?php

declare( strict_types=1 );

namespace Atoll\Rest\Entries;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Entries\EntryRepository;
use Atoll\Entries\Listing\Tab;
use Atoll\Entries\Listing\ViewQuery;
use Atoll\Rest\Input;
use Atoll\Rest\Reply;
use Atoll\Rest\Route;

/** GET s1t2/v1/entries/counts: how many each tab holds, of all forms or of one. */
final class CountEntries implements Route {

	public const METHOD = 'GET';
	public const PATH   = '/entries/counts';
	public const SCHEMA = 'entry-counts';

	public function __construct( private EntryRepository $entries, private ViewQuery $query ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$counts = array();
		foreach ( Tab::cases() as $tab ) {
			$counts[ $tab->value ] = $this->entries->count( $this->query->criteria( array( 'view' => $tab->value, 'form' => $input->int( 'form' ) ) ), ViewQuery::COUNTED );
		}
		return new Reply( $counts, 200, array( 'Cache-Control' => 'no-store' ) );
	}
}
