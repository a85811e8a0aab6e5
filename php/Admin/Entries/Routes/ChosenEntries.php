<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Listing\ListQuery;
use Atoll\Forms\Entries\Listing\QueryParameters;
use Atoll\Platform\Errors\BadRequest;

/** Entries that something is to be done to, as a request names them. */
final class ChosenEntries {

	/** @param array<array-key, mixed> $parameters */
	public function __construct( private array $parameters ) {}

	/**
	 * @return non-empty-list<int>
	 * @throws BadRequest When there are none, or more than a page of the list holds.
	 */
	public function ids(): array {
		$ids = ( new QueryParameters( $this->parameters ) )->ids();
		if ( array() === $ids ) {
			throw new BadRequest( 'atoll_entries_missing', __( 'No entry was chosen. Choose at least one.', 'atoll' ) );
		}
		if ( count( $ids ) > ListQuery::MAX_ENTRIES ) {
			throw new BadRequest(
				'atoll_entries_many',
				/* translators: %d: a number. */
				sprintf( __( 'At most %d entries can be changed at once.', 'atoll' ), ListQuery::MAX_ENTRIES )
			);
		}
		return $ids;
	}

	/** Null when it was not sent. @throws BadRequest When it is neither. */
	public function flag( string $name ): ?bool {
		$value = $this->parameters[ $name ] ?? null;
		if ( null !== $value && ! is_bool( $value ) ) {
			/* translators: %s: name of a request parameter. */
			throw new BadRequest( 'rest_invalid_param', sprintf( __( '%s must be true or false.', 'atoll' ), $name ) );
		}
		return $value;
	}
}
