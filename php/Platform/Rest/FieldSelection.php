<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/** Lets clients select fields of a response with WordPress' `_fields`, which only works on arrays. */
final class FieldSelection {

	/**
	 * Converts data so that fields can be selected. If it has no fields, removes `_fields` from the request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public function prepare( mixed $data, \WP_REST_Request $request ): mixed {
		if ( ! isset( $request['_fields'] ) ) {
			return $data;
		}
		$fields = $this->asArray( $data );
		if ( wp_is_numeric_array( $fields ) ) {
			$fields = array_map( $this->asArray( ... ), (array) $fields );
		}
		if (
			is_array( $fields )
				&& ( ! wp_is_numeric_array( $fields ) || $fields === array_filter( $fields, is_array( ... ) ) )
		) {
			return $fields;
		}
		unset( $request['_fields'] );
		return $data;
	}

	private function asArray( mixed $value ): mixed {
		return $value instanceof \stdClass ? (array) $value : $value;
	}
}
