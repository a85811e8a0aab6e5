<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use WP_Block_Supports;
use WP_Block_Type_Registry;

/**
 * Adds the attributes for block supports, such as `className`, to block types registered after `init`. At the end of
 * `init` WordPress adds them to all types, but it has no function for a single type. Adding them to all types again
 * would take longer than printing a form.
 */
final class BlockSupports {

	/** @param list<string> $names Names of registered block types. */
	public static function addAttributes( array $names ): void {
		$callbacks = self::attributeCallbacks();
		if ( null === $callbacks ) {
			WP_Block_Supports::init();
			return;
		}
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( $names as $name ) {
			$type = $registry->get_registered( $name );
			if ( null !== $type ) {
				$type->attributes ??= array();
				array_walk( $callbacks, static fn( callable $add ): mixed => $add( $type ) );
			}
		}
	}

	/**
	 * Returns the callbacks that add attributes, one per block support. WordPress keeps them in a private property.
	 *
	 * @return list<callable>|null Null if a newer WordPress stores them differently.
	 */
	private static function attributeCallbacks(): ?array {
		// A cast to an array names a private property like this.
		$supports = ( (array) WP_Block_Supports::get_instance() )["\0WP_Block_Supports\0block_supports"] ?? null;
		return is_array( $supports )
			? array_values( array_filter( array_column( $supports, 'register_attribute' ), is_callable( ... ) ) )
			: null;
	}
}
