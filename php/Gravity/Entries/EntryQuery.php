<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;

/** Reads Gravity Forms' list parameters: `form_ids` (or `form_id`), `search`, `paging` and `sorting`. */
final class EntryQuery {

	private const PAGE_SIZE     = 10;
	private const MAX_PAGE_SIZE = 1000;

	public function __construct(
		private SearchParameter $search,
		private FieldFilters $filters,
		private DateBounds $dates,
		private SearchedFields $fields
	) {}

	/** @throws BadRequest When `search` is not JSON, or has unknown keys or invalid dates. */
	public function read( Input $input ): EntryCriteria {
		$search  = $this->search->read( $input );
		$filters = $search['field_filters'] ?? array();
		$paging  = $input->list( 'paging' );
		$sorting = $input->list( 'sorting' );
		$sortKey = LooseValues::text( $sorting['key'] ?? 'id' );
		$forms   = $this->forms( $input );
		$format  = $this->fields->sortedFormat( $sortKey, $forms );
		$size    = $this->size( LooseValues::int( $paging['page_size'] ?? self::PAGE_SIZE ) );
		$page    = LooseValues::int( $paging['current_page'] ?? 0 );
		return new EntryCriteria(
			$this->search->statuses( $search['status'] ?? '' ),
			$forms,
			$size,
			$page > 0 ? EntryCriteria::offsetOf( $page, $size ) : LooseValues::int( $paging['offset'] ?? 0 ),
			new EntryOrder(
				$sortKey,
				'ASC' === strtoupper( LooseValues::text( $sorting['direction'] ?? 'DESC' ) ),
				isset( $sorting['is_numeric'] )
					? rest_sanitize_boolean( LooseValues::text( $sorting['is_numeric'] ) )
					: null !== $format,
				$format,
			),
			conditions: $this->filters->read( $filters, $forms ),
			any: $this->filters->isAny( $filters ),
			from: $this->dates->first( $search['start_date'] ?? '' ),
			until: $this->dates->last( $search['end_date'] ?? '' ),
		);
	}

	/** @param int $asked Requested size; as in Gravity Forms, less than 1 means all: here the maximum. */
	private function size( int $asked ): int {
		return $asked < 1 ? self::MAX_PAGE_SIZE : min( self::MAX_PAGE_SIZE, $asked );
	}

	/** @return list<int> */
	private function forms( Input $input ): array {
		$ids = $input->list( 'form_id' ) ?: $input->list( 'form_ids' );
		return array_values( array_filter( array_map( LooseValues::int( ... ), $ids ) ) );
	}
}
