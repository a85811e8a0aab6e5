<?php

declare( strict_types=1 );

namespace Atoll\Site\Blocks;

use WP_Block_Supports;
use WP_Block_Type_Registry;

/**
 * Gives types of block that were registered late the attributes of what they support, such as `className`. WordPress
 * does it at the end of `init` for all types, and offers nothing for one: to do it for all again takes longer than a
 * form.
 */
final class BlockSupports {

	/** @param list<string> $names Of registered types. */
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
	 * What adds the attributes, one for each support: WordPress keeps them to itself.
	 *
	 * @return list<callable>|null Null where it keeps them otherwise than it did.
	 */
	private static function attributeCallbacks(): ?array {
		// As PHP names a private property in an array.
		$supports = ( (array) WP_Block_Supports::get_instance() )["\0WP_Block_Supports\0block_supports"] ?? null;
		return is_array( $supports )
			? array_values( array_filter( array_column( $supports, 'register_attribute' ), is_callable( ... ) ) )
			: null;
	}
}
