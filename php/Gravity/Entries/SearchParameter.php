<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Forms\Entries\Entry;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;

/**
 * Gravity Forms' parameter `search`: a map, or a map as JSON. Unknown keys are refused: ignoring them would find more
 * than was asked for.
 */
final class SearchParameter {

	private const KEYS = array( 'status', 'start_date', 'end_date', 'field_filters' );

	/**
	 * @return array<int|string, mixed> Values by KEYS; empty for all active entries.
	 * @throws BadRequest When the parameter is not JSON, or has an unknown key.
	 */
	public function read( Input $input ): array {
		$search  = $this->decoded( $input->list( 'search' ) );
		$unknown = array_diff( array_keys( $search ), self::KEYS );
		if ( array() !== $unknown ) {
			throw new BadRequest(
				'invalid_search',
				sprintf(
					/* translators: 1: what was sent. 2: list of words such as: status, start_date. */
					__( 'search does not take %1$s. It takes %2$s.', 'atoll' ),
					implode( ', ', $unknown ),
					implode( ', ', self::KEYS )
				)
			);
		}
		return $search;
	}

	/**
	 * @param mixed $status One of an entry's statuses, or a list of them; empty means `active`.
	 * @return non-empty-list<string>
	 * @throws BadRequest For an unknown status.
	 */
	public function statuses( mixed $status ): array {
		$statuses = array_map(
			static fn( mixed $status ): string => LooseValues::text( $status ) ?: Entry::ACTIVE,
			array_values( is_array( $status ) ? $status : array( $status ) )
		);
		if ( array() !== array_diff( $statuses, Entry::STATUSES ) ) {
			throw new BadRequest(
				'invalid_status',
				__( 'The status of an entry is active, spam or trash.', 'atoll' )
			);
		}
		return $statuses ?: array( Entry::ACTIVE );
	}

	/**
	 * @param array<int|string, mixed> $values The parameter as it was sent.
	 * @return array<int|string, mixed>
	 * @throws BadRequest
	 */
	private function decoded( array $values ): array {
		if ( ! is_string( $values[0] ?? null ) ) {
			return $values;
		}
		if ( '' === $values[0] ) {
			return array();
		}
		// Gravity Forms decodes the value once more, so its clients may send it encoded twice.
		$search = json_decode( $values[0], true ) ?? json_decode( urldecode( $values[0] ), true );
		return is_array( $search )
			? $search
			: throw new BadRequest( 'rest_invalid_param', __( 'search must be JSON.', 'atoll' ) );
	}
}
