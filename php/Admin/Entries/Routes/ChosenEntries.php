<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Forms\Entries\Listing\ListQuery;
use Atoll\Forms\Entries\Listing\QueryParameters;
use Atoll\Platform\Errors\BadRequest;

/** The entries named in a request. */
final class ChosenEntries {

	/** @param array<array-key, mixed> $parameters */
	public function __construct( private array $parameters ) {}

	/**
	 * @return non-empty-list<int>
	 * @throws BadRequest If there are none, or more than fit on a page of the list.
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

	/** Returns a flag; null if it was not sent. @throws BadRequest If it is not a boolean. */
	public function flag( string $name ): ?bool {
		$value = $this->parameters[ $name ] ?? null;
		if ( null !== $value && ! is_bool( $value ) ) {
			/* translators: %s: name of a request parameter. */
			throw new BadRequest( 'rest_invalid_param', sprintf( __( '%s must be true or false.', 'atoll' ), $name ) );
		}
		return $value;
	}
}
