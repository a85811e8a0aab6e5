<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Entries;

use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;

/** Gravity Forms' parameter `search`: a map, or JSON of one. */
final class SearchParameter {

	/**
	 * @return array<int|string, mixed>
	 * @throws BadRequest When it is not JSON.
	 */
	public function read( Input $input ): array {
		$values = $input->list( 'search' );
		if ( ! is_string( $values[0] ?? null ) || '' === $values[0] ) {
			return $values;
		}
		// Gravity Forms decodes the value once more, so its clients may send it encoded twice.
		$search = json_decode( $values[0], true ) ?? json_decode( urldecode( $values[0] ), true );
		return is_array( $search )
			? $search
			: throw new BadRequest( 'rest_invalid_param', __( 'search must be JSON.', 'atoll' ) );
	}
}
