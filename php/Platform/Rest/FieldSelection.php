<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/** Lets clients ask for some fields of an answer by WordPress' `_fields`, which can take them out of arrays alone. */
final class FieldSelection {

	/**
	 * Data that fields can be taken out of. Where there are none, `_fields` is removed from the request.
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
