<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Forms\Entries\EntryCriteria;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;

/** Reads Gravity Forms' list parameters: `form_ids` (or `form_id`), `search`, `paging` and `sorting`. */
final class EntryQuery {

	private const PAGE_SIZE     = 10;
	private const MAX_PAGE_SIZE = 1000;

	public function __construct( private SearchParameter $search, private FieldFilters $filters, private DateBounds $dates ) {}

	/** @throws BadRequest When `search` is not JSON. */
	public function read( Input $input ): EntryCriteria {
		$search  = $this->search->read( $input );
		$filters = $search['field_filters'] ?? array();
		$paging  = $input->list( 'paging' );
		$sorting = $input->list( 'sorting' );
		$size    = min( self::MAX_PAGE_SIZE, max( 1, Loose::int( $paging['page_size'] ?? self::PAGE_SIZE ) ) );
		$page    = Loose::int( $paging['current_page'] ?? 0 );
		return new EntryCriteria(
			Loose::text( $search['status'] ?? 'active' ),
			$this->forms( $input ),
			$size,
			$page > 0 ? EntryCriteria::beginOf( $page, $size ) : Loose::int( $paging['offset'] ?? 0 ),
			Loose::text( $sorting['key'] ?? 'id' ),
			'ASC' === strtoupper( Loose::text( $sorting['direction'] ?? 'DESC' ) ),
			conditions: $this->filters->read( $filters ),
			any: $this->filters->isAny( $filters ),
			from: $this->dates->first( Loose::text( $search['start_date'] ?? '' ) ),
			until: $this->dates->last( Loose::text( $search['end_date'] ?? '' ) ),
			isNumeric: rest_sanitize_boolean( Loose::text( $sorting['is_numeric'] ?? '' ) ),
		);
	}

	/** @return list<int> */
	private function forms( Input $input ): array {
		$sent = $input->list( 'form_id' ) ?: $input->list( 'form_ids' );
		return array_values( array_filter( array_map( Loose::int( ... ), $sent ) ) );
	}
}
