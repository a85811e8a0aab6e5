<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\Entries\Entry;
use Atoll\FormStore\FormRepository;

/** Entries with their forms, cut to the properties a client picked. */
final class EntryReplies {

	public function __construct( private FormRepository $forms, private EntryMapper $mapper ) {}

	/**
	 * @param string $picked Comma-separated keys such as `1,6.1,date_created`; `6` picks all of field 6; empty picks all.
	 * @return array<int|string, string|null>
	 */
	public function of( Entry $entry, string $picked = '' ): array {
		$mapped = $this->mapper->map( $entry, $this->forms->findAny( $entry->formNumber )?->form );
		$keys   = array_filter( array_map( 'trim', explode( ',', $picked ) ), static fn( string $key ) => '' !== $key );
		if ( ! $keys ) {
			return $mapped;
		}
		return array_filter(
			$mapped,
			static fn( $key ) => in_array( (string) $key, $keys, true ) || ( is_numeric( $key ) && in_array( (string) (int) $key, $keys, true ) ),
			ARRAY_FILTER_USE_KEY
		);
	}
}
