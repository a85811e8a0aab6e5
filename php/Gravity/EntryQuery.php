<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Entries\EntryCriteria;
use Atoll\Rest\Input;
use Atoll\Trouble\BadRequest;

/** Reads Gravity Forms' list parameters: `form_ids`, `search`, `paging` and `sorting`. */
final class EntryQuery {

	private const PAGE_SIZE     = 10;
	private const MAX_PAGE_SIZE = 1000;

	/** @throws BadRequest When `search` is not JSON. */
	public function read( Input $input ): EntryCriteria {
		$search  = $this->search( $input );
		$paging  = $input->list( 'paging' );
		$sorting = $input->list( 'sorting' );
		$size    = min( self::MAX_PAGE_SIZE, max( 1, Loose::int( $paging['page_size'] ?? self::PAGE_SIZE ) ) );
		$page    = Loose::int( $paging['current_page'] ?? 0 );
		return new EntryCriteria(
			Loose::text( $search['status'] ?? 'active' ),
			array_values( array_filter( array_map( Loose::int( ... ), $input->list( 'form_ids' ) ) ) ),
			$size,
			$page > 0 ? ( $page - 1 ) * $size : max( 0, Loose::int( $paging['offset'] ?? 0 ) ),
			Loose::text( $sorting['key'] ?? 'id' ),
			'ASC' === strtoupper( Loose::text( $sorting['direction'] ?? 'DESC' ) )
		);
	}

	/** @return array<int|string, mixed> */
	private function search( Input $input ): array {
		$sent = $input->list( 'search' );
		if ( ! is_string( $sent[0] ?? null ) || '' === $sent[0] ) {
			return $sent;
		}
		$search = json_decode( $sent[0], true );
		// Gravity Forms decodes the value once more, so its clients may send it encoded twice.
		$search ??= json_decode( urldecode( $sent[0] ), true );
		return is_array( $search ) ? $search : throw new BadRequest( 'rest_invalid_param', __( 'search must be JSON.', 'atoll' ) );
	}
}
