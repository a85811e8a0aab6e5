<?php

declare( strict_types=1 );

namespace Atoll\Engine\Formats;

/** Email addresses as an editor lists them, separated by commas; merge tags may stand for some of them. */
final class AddressList {

	/** A comma, but for one in a merge tag, where it belongs to a question's label: `{Email (work, please):2}`. */
	private const COMMA = '~,(?![^{}]*\})~';

	/** @return list<string> Trimmed, none empty. */
	public static function split( string $list ): array {
		return array_values(
			array_filter(
				array_map( 'trim', preg_split( self::COMMA, $list ) ?: array() ),
				static fn( string $address ) => '' !== $address
			)
		);
	}
}
