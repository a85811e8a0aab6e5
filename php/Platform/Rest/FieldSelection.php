<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/** Lets clients ask for some fields of an answer by WordPress' `_fields`, which can take them out of arrays alone. */
final class FieldSelection {

	/**
	 * An answer that fields can be taken out of. Where there are none, the request forgets that it asked for some.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function prepare( mixed $data, \WP_REST_Request $request ): mixed {
		if ( ! isset( $request['_fields'] ) ) {
			return $data;
		}
		$fit = $this->asArray( $data );
		if ( wp_is_numeric_array( $fit ) ) {
			$fit = array_map( $this->asArray( ... ), (array) $fit );
		}
		if ( is_array( $fit ) && ( ! wp_is_numeric_array( $fit ) || $fit === array_filter( $fit, is_array( ... ) ) ) ) {
			return $fit;
		}
		unset( $request['_fields'] );
		return $data;
	}

	private function asArray( mixed $value ): mixed {
		return $value instanceof \stdClass ? (array) $value : $value;
	}
}
