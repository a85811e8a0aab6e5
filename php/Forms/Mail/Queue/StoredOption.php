<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;

/**
 * Reads an option from the database if it is not among those that WordPress loads together. If WordPress cannot read
 * these, it goes on as if there were none.
 */
final class StoredOption {

	/** @throws ReadFailed Also if the option does not exist. */
	public static function read( string $name ): string {
		/** @var \wpdb $wpdb */
		global $wpdb;
		$value = ( new Queries( $wpdb ) )->value( 'SELECT option_value FROM {options} WHERE option_name = %s', $name );
		return $value ?? throw new ReadFailed( "no option {$name}" );
	}
}
