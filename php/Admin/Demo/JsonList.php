<?php

declare( strict_types=1 );

namespace Atoll\Admin\Demo;

use Atoll\Engine\Contract\Data;

/** A file that holds a list of objects. */
final class JsonList {

	/** @return list<Data> */
	public static function read( string $file ): array {
		$list = wp_json_file_decode( $file, array( 'associative' => true ) );
		return Data::of( array( 'list' => $list ) )->list( 'list' );
	}
}
