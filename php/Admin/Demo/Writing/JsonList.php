<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo\Writing;

use Atoll\Engine\Contract\JsonData;

/** A JSON file with a list of objects. */
final class JsonList {

	/** @return list<JsonData> */
	public static function read( string $file ): array {
		$list = wp_json_file_decode( $file, array( 'associative' => true ) );
		return JsonData::of( array( 'list' => $list ) )->list( 'list' );
	}
}
