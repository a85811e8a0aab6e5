<?php
/** For tests and measurements inside a site's WordPress: gives access to the services of the running plugin. */

declare( strict_types=1 );

namespace Atoll\Tests;

use Atoll\Composition\Product;
use Atoll\Plugin;

/** Returns the plugin's container, which only files that WordPress includes can access. */
function product(): Product {
	$product = ( new \ReflectionProperty( Plugin::class, 'product' ) )->getValue( \Atoll\plugin() );
	return $product instanceof Product ? $product : throw new \LogicException( 'The plugin has no product.' );
}

/**
 * @template T of object
 * @param class-string<T> $name
 * @return T Service that the plugin itself uses.
 */
function service( string $name ): object {
	return product()->services->get( $name );
}
