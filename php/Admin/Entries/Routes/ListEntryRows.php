<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Listing\ListQuery;
use Atoll\Forms\Entries\Listing\QueryParameters;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\AccessLog\AccessLog;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/entries: a page of the list, with the query arguments of the screen's URL. */
final class ListEntryRows implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/entries-list';

	public function __construct(
		private EntryRepository $entries,
		private ListQuery $query,
		private EntryRows $rows,
		private AccessLog $log
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$parameters = $input->parameters();
		$criteria   = $this->query->criteria( $parameters );
		$columns    = ( new QueryParameters( $parameters ) )->ids( 'columns' );
		$counted    = ListQuery::maxCount( $criteria );
		$entries    = $this->entries->list( $criteria );
		$total      = $this->total( $criteria, $counted, count( $entries ) );
		$this->log->listed(
			count( $entries ),
			array_intersect_key( $parameters, array_flip( array( ...ListQuery::PARAMETERS, 'columns', 'ids' ) ) ),
			$visitor,
			$total
		);
		return new Reply(
			array(
				'items'   => array() === $entries ? array() : $this->rows->build( $entries, $columns ),
				'total'   => $total,
				'counted' => $counted,
				'pages'   => $this->pages( $criteria, min( $total, $counted ), $total > $counted, count( $entries ) ),
			),
			200,
			array( 'Cache-Control' => 'no-store' )
		);
	}

	/** Returns at most one more than the number counted. The last page, and pages beyond that number, need no query. */
	private function total( EntryCriteria $criteria, int $counted, int $shown ): int {
		$end = $criteria->offset + $shown;
		return match ( true ) {
			0 === $end                                                   => 0,
			0 < $shown && ( $shown < $criteria->limit || $end > $counted ) => min( $end, $counted + 1 ),
			default => $this->entries->count( $criteria, $counted ),
		};
	}

	/**
	 * Returns the number of pages. If the list is not counted to its end, there is another page as long as this one is
	 * full.
	 */
	private function pages( EntryCriteria $criteria, int $countedTotal, bool $isMore, int $shown ): int {
		$pages   = (int) ceil( $countedTotal / $criteria->limit );
		$current = intdiv( $criteria->offset, $criteria->limit ) + 1;
		return $isMore && $shown > 0 ? max( $pages, $shown < $criteria->limit ? $current : $current + 1 ) : $pages;
	}
}
