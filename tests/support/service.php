<?php
/** For tests and measurements that run inside a site's WordPress: what the running plugin itself uses. */

declare( strict_types=1 );

namespace Atoll\Tests;

use Atoll\Composition\Product;
use Atoll\Plugin;

/** The plugin's parts, which it shows to nobody but files that WordPress includes. */
function product(): Product {
	$product = ( new \ReflectionProperty( Plugin::class, 'product' ) )->getValue( \Atoll\plugin() );
	return $product instanceof Product ? $product : throw new \LogicException( 'The plugin has no product.' );
}

/**
 * @template T of object
 * @param class-string<T> $name
 * @return T The service that the plugin uses.
 */
function service( string $name ): object {
	return product()->services->get( $name );
}
