<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Values;

use Atoll\Engine\Definition\Field;
use Atoll\Forms\Uploads\UploadLinks;

/**
 * Uploaded files. Clients get signed addresses instead of ids: one text, or a list where the field takes several files.
 * Values that clients send are ignored: only an upload makes a file.
 */
final class FileValueMapping implements ValueMapping {

	public function __construct( private UploadLinks $links ) {}

	public function show( Field $field, string $stored ): string|array {
		$ids = json_decode( $stored, true );
		if ( ! is_array( $ids ) ) {
			return '';
		}
		$links = array_map( $this->links->signed( ... ), array_values( array_filter( $ids, 'is_string' ) ) );
		return $field->data->bool( 'multipleFiles' ) ? $links : $links[0] ?? '';
	}

	public function read( Field $field, mixed $value ): string {
		return '';
	}
}
