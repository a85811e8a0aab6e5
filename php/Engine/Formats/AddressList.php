<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/** Email addresses in an editor's comma-separated list, which may include merge tags. */
final class AddressList {

	/** A comma, unless it is in a merge tag as part of a field's label: `{Email (work, please):2}`. */
	private const COMMA = '~,(?![^{}]*\})~';

	/** @return list<string> Trimmed; empty ones are left out. */
	public static function split( string $list ): array {
		return array_values(
			array_filter(
				array_map( 'trim', preg_split( self::COMMA, $list ) ?: array() ),
				static fn( string $address ) => '' !== $address
			)
		);
	}
}
