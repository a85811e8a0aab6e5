<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Listing\AddressParameters;
use Atoll\Forms\Entries\Listing\ListQuery;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/entries: a page of the list, in the words of the screen's address. */
final class ListEntryRows implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'entry-list';

	public function __construct(
		private EntryRepository $entries,
		private ListQuery $query,
		private EntryRows $rows,
		private AccessLog $log
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function answer( Input $input, Visitor $visitor ): Reply {
		$sent     = $input->parameters();
		$criteria = $this->query->criteria( $sent );
		$columns  = ( new AddressParameters( $sent ) )->ids( 'columns' );
		$counted  = ListQuery::counted( $criteria );
		$entries  = $this->entries->list( $criteria );
		$total    = $this->total( $criteria, $counted, count( $entries ) );
		$this->log->listed(
			count( $entries ),
			array_intersect_key( $sent, array_flip( array( ...ListQuery::NAMES, 'columns', 'ids' ) ) ),
			$visitor
		);
		return new Reply(
			array(
				'items'   => array() === $entries ? array() : $this->rows->of( $entries, $columns ),
				'total'   => $total,
				'counted' => $counted,
				'pages'   => $this->pages( $criteria, min( $total, $counted ), $total > $counted, count( $entries ) ),
			),
			200,
			array( 'Cache-Control' => 'no-store' )
		);
	}

	/** How many there are, to one more than are counted: the page itself tells it at its list's end, or far down. */
	private function total( EntryCriteria $criteria, int $counted, int $shown ): int {
		$known = $criteria->offset + $shown;
		return match ( true ) {
			0 === $known                                                   => 0,
			0 < $shown && ( $shown < $criteria->limit || $known > $counted ) => min( $known, $counted + 1 ),
			default => $this->entries->count( $criteria, $counted ),
		};
	}

	/**
	 * Of a list that is not counted to its end there is another page as long as this one is full; an empty one is none.
	 */
	private function pages( EntryCriteria $criteria, int $known, bool $isMore, int $shown ): int {
		$pages = (int) ceil( $known / $criteria->limit );
		$here  = intdiv( $criteria->offset, $criteria->limit ) + 1;
		return $isMore && $shown > 0 ? max( $pages, $shown < $criteria->limit ? $here : $here + 1 ) : $pages;
	}
}
