<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

use LogicException;
use ReflectionClass;
use ReflectionNamedType;
use ReflectionParameter;

/**
 * The services of a request. Each is created when it is first needed, and then shared.
 *
 * A class is created from its constructor's types, and from {@see Lazy} services that it names. Where those are not
 * enough, a {@see ServiceProvider} has a factory.
 * Only providers hold this object, and the code that creates them (Composition\Product) and the routes that they list
 * (Rest\Routes): all other classes get what they need in their constructor.
 */
final class Services {

	/** @var array<class-string, object> */
	private array $instances = array();

	/** @var array<class-string, \Closure(): object> */
	private array $factories = array();

	/** @var array<class-string, list<class-string>> */
	private array $members = array();

	/** @var list<class-string> Classes that are being created, outermost first. */
	private array $making = array();

	/**
	 * @param array<string, mixed> $arguments Values for parameters that are not objects, by parameter name, in any
	 *                                        class: `clock`, which returns seconds since the epoch.
	 */
	public function __construct( private array $arguments ) {
		$this->instances[ self::class ] = $this;
	}

	/** @param array<class-string, \Closure(): object> $factories Factories by the class that they create. */
	public function add( array $factories ): void {
		$this->factories = $factories + $this->factories;
	}

	/** @param array<class-string, list<class-string>> $members Classes by their interface or parent. */
	public function extend( array $members ): void {
		foreach ( $members as $kind => $names ) {
			$this->members[ $kind ] = array( ...( $this->members[ $kind ] ?? array() ), ...$names );
		}
	}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 * @throws LogicException When it cannot be created: a bug, which the tests find.
	 */
	public function get( string $name ): object {
		/** @var T */
		return $this->instances[ $name ] ??= $this->create( $name );
	}

	/** @param class-string $name Whether this service was created in this request. */
	public function isMade( string $name ): bool {
		return isset( $this->instances[ $name ] );
	}

	/**
	 * Returns all services of a kind that providers list.
	 *
	 * @template T of object
	 * @param class-string<T> $kind
	 * @return list<T> In the order of the rooms.
	 */
	public function all( string $kind ): array {
		/** @var list<class-string<T>> $classes */
		$classes = $this->members[ $kind ] ?? array();
		return array_map( $this->get( ... ), $classes );
	}

	/**
	 * Returns all services of a kind that providers list, each created when it is needed.
	 *
	 * @template T of NamedService
	 * @param class-string<T> $kind
	 * @return NamedServices<T>
	 */
	public function members( string $kind ): NamedServices {
		/** @var list<class-string<T>> $classes */
		$classes = $this->members[ $kind ] ?? array();
		/** @var NamedServices<T> */
		return new NamedServices( $classes, $this->get( ... ) );
	}

	/**
	 * Creates a new object of a class, with the named arguments, and services for the rest.
	 *
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 */
	public function make( string $name, mixed ...$overrides ): object {
		$class      = new ReflectionClass( $name );
		$parameters = $class->getConstructor()?->getParameters() ?? array();
		if ( ! $class->isInstantiable() ) {
			throw new LogicException( "$name cannot be made: no provider has a factory for it." );
		}
		if ( array() !== $overrides ) {
			$this->assertParameters( $name, $parameters, array_keys( $overrides ) );
		}
		$arguments = array();
		foreach ( $parameters as $parameter ) {
			$key = $parameter->getName();
			if ( array_key_exists( $key, $overrides ) ) {
				$arguments[ $key ] = $overrides[ $key ];
			} elseif ( ! $parameter->isOptional() ) {
				$arguments[ $key ] = $this->argument( $parameter );
			}
		}
		return $class->newInstanceArgs( $arguments );
	}

	/**
	 * @param list<ReflectionParameter> $parameters
	 * @param list<int|string>          $overrides  Names of arguments.
	 */
	private function assertParameters( string $name, array $parameters, array $overrides ): void {
		$names   = array_map( static fn( ReflectionParameter $one ): string => $one->getName(), $parameters );
		$unknown = array_diff( $overrides, $names );
		if ( array() !== $unknown ) {
			throw new LogicException( "$name takes no \$" . implode( ', $', $unknown ) . '.' );
		}
	}

	private function argument( ReflectionParameter $parameter ): mixed {
		$type = $parameter->getType();
		$name = $type instanceof ReflectionNamedType && ! $type->isBuiltin() ? $type->getName() : '';
		if ( \Closure::class === $name ) {
			/** @var class-string|null $service */
			$service = ( $parameter->getAttributes( Lazy::class )[0] ?? null )?->getArguments()[0];
			if ( null !== $service ) {
				return fn(): object => $this->get( $service );
			}
		} elseif ( '' !== $name ) {
			/** @var class-string $name */
			return $this->get( $name );
		}
		return $this->arguments[ $parameter->getName() ]
			?? throw new LogicException(
				"{$parameter->getDeclaringClass()?->getName()} needs \${$parameter->getName()}."
			);
	}

	/** @param class-string $name */
	private function create( string $name ): object {
		if ( in_array( $name, $this->making, true ) ) {
			throw new LogicException( 'A circle: ' . implode( ' → ', array( ...$this->making, $name ) ) );
		}
		$this->making[] = $name;
		try {
			return isset( $this->factories[ $name ] ) ? ( $this->factories[ $name ] )() : $this->make( $name );
		} finally {
			array_pop( $this->making );
		}
	}
}
