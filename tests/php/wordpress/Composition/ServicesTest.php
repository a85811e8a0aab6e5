<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Composition\Schema;
use Atoll\Platform\Migrations\Migration;
use Atoll\Platform\Services\Lazy;
use Atoll\Platform\Services\LazyCallback;
use Atoll\Platform\Services\Services;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What providers name can be made: each service, what answers each hook, and each route. */
final class ServicesTest extends SiteTestCase {

	public function test_every_service_that_a_provider_describes_can_be_made(): void {
		foreach ( Inside::providers() as $provider ) {
			foreach ( array_keys( $provider->services() ) as $name ) {
				$this->assertInstanceOf( $name, Inside::get( $name ) );
			}
			foreach ( $provider->members() as $kind => $names ) {
				foreach ( $names as $name ) {
					$this->assertInstanceOf( $kind, Inside::get( $name ) );
				}
			}
		}
	}

	public function test_every_route_can_be_made(): void {
		$made = 0;
		foreach ( Inside::providers() as $provider ) {
			foreach ( array_merge( ...array_values( array_map( 'array_values', $provider->routes() ) ) ) as $routes ) {
				$this->assertSame(
					$routes,
					array_map( static fn( string $route ): string => Inside::get( $route )::class, $routes )
				);
				$made += count( $routes );
			}
		}
		$this->assertGreaterThan( 50, $made );
	}

	public function test_what_answers_each_hook_can_be_made(): void {
		$found = 0;
		foreach ( $GLOBALS['wp_filter'] as $hook => $filter ) {
			foreach ( array_merge( ...array_values( $filter->callbacks ) ) as $callback ) {
				if ( $callback['function'] instanceof LazyCallback ) {
					$this->assertIsCallable( ( $callback['function']->make )(), $hook );
					++$found;
				}
			}
		}
		$this->assertGreaterThan( 200, $found );
	}

	public function test_every_lazy_service_can_be_made(): void {
		$made = 0;
		foreach ( self::classesWithLazyServices() as $class ) {
			$parameters = ( new \ReflectionMethod( $class, '__construct' ) )->getParameters();
			foreach ( $parameters as $parameter ) {
				foreach ( $parameter->getAttributes( Lazy::class ) as $attribute ) {
					$service = $attribute->newInstance()->service;
					$this->assertInstanceOf( $service, Inside::get( $service ), $class );
					++$made;
				}
			}
		}
		$this->assertGreaterThan( 40, $made );
	}

	public function test_a_lazy_service_is_made_when_it_is_asked_for(): void {
		$services = new Services( array( 'size' => 2 ) );
		$lazy     = $services->get( Postponing::class );
		$this->assertFalse( $services->isMade( Lacking::class ) );
		$this->assertSame( $services->get( Lacking::class ), ( $lazy->lacking )() );
	}

	public function test_the_number_of_migration_steps_is_told(): void {
		$steps = array_map(
			static fn( string $name ): int => count( self::migration( $name )->steps() ),
			Schema::MIGRATIONS
		);
		$this->assertSame( array_sum( $steps ), Schema::STEPS, 'Say it in Product::STEPS: else nobody’s tables are brought up to date.' );
	}

	public function test_a_circle_is_told(): void {
		$services = new Services( array() );
		$services->add( array( \ArrayObject::class => static fn() => $services->get( \ArrayObject::class ) ) );
		$this->expectExceptionMessage( 'A circle: ArrayObject → ArrayObject' );
		$services->get( \ArrayObject::class );
	}

	public function test_what_no_type_says_is_told(): void {
		$this->expectExceptionMessage( Lacking::class . ' needs $size.' );
		( new Services( array() ) )->get( Lacking::class );
	}

	public function test_what_a_class_does_not_take_is_told(): void {
		$this->expectExceptionMessage( Lacking::class . ' takes no $length.' );
		( new Services( array() ) )->make( Lacking::class, length: 3 );
	}

	public function test_parameters_that_may_be_left_out_are_given_by_name(): void {
		$made = ( new Services( array( 'size' => 2 ) ) )->make( Lacking::class, unit: 'm' );
		$this->assertSame( array( 2, 'm' ), array( $made->size, $made->unit ) );
	}

	/** @return iterable<class-string> */
	private static function classesWithLazyServices(): iterable {
		$root  = dirname( __DIR__, 4 ) . '/php';
		$files = new \RecursiveIteratorIterator(
			new \RecursiveDirectoryIterator( $root, \FilesystemIterator::SKIP_DOTS )
		);
		foreach ( $files as $file ) {
			if ( 1 === preg_match( '/\s#\[Lazy\(.*\\Closure/', (string) file_get_contents( (string) $file ) ) ) {
				/** @var class-string $class */
				$class = 'Atoll' . str_replace( '/', '\\', substr( (string) $file, strlen( $root ), -4 ) );
				yield $class;
			}
		}
	}

	/** @param class-string $name */
	private static function migration( string $name ): Migration {
		$migration = Inside::get( $name );
		return $migration instanceof Migration ? $migration : throw new \LogicException( $name );
	}
}
