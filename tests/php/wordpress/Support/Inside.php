<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Composition\Forms;
use Atoll\Composition\Product;
use Atoll\Plugin;
use Atoll\Portal\Post\Action;

/** The running plugin's own parts, for tests that walk all there are or stand where the plugin stands. */
final class Inside {

	public static function product(): Product {
		$product = ( new \ReflectionProperty( Plugin::class, 'product' ) )->getValue( \Atoll\plugin() );
		return $product instanceof Product ? $product : throw new \LogicException( 'The plugin has no product.' );
	}

	/** As the next request begins: what was read of the contract is read again. */
	public static function forgetContract(): void {
		( new \ReflectionProperty( Forms::class, 'contract' ) )->setValue( self::product()->forms, null );
	}

	/** @return list<Action> Every form of the portal. */
	public static function actions(): array {
		return ( new \ReflectionMethod( Product::class, 'actions' ) )->invoke( self::product() );
	}
}
