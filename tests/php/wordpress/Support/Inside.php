<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Composition\Product;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Services\Services;
use Atoll\Portal\PlainForms\PortalAction;
use function Atoll\Tests\product;
use function Atoll\Tests\service;

require_once __DIR__ . '/../../../support/service.php';

/** The running plugin's own parts, for tests that walk all there are or stand where the plugin stands. */
final class Inside {

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T The service that the plugin uses.
	 */
	public static function get( string $name ): object {
		return service( $name );
	}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T The service as the next request has it, with all that it uses.
	 */
	public static function fresh( string $name ): object {
		self::forgetServices();
		return self::get( $name );
	}

	public static function services(): Services {
		return product()->services;
	}

	/** @return list<ServiceProvider> */
	public static function providers(): array {
		return ( new \ReflectionProperty( Product::class, 'providers' ) )->getValue( product() );
	}

	/** As the next request begins: each service is made anew. */
	public static function forgetServices(): void {
		$instances = new \ReflectionProperty( Services::class, 'instances' );
		$instances->setValue( self::services(), array( Services::class => self::services() ) );
	}

	/** @return list<PortalAction> Every form of the portal. */
	public static function actions(): array {
		return self::services()->all( PortalAction::class );
	}
}
