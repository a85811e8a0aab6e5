<?php

declare( strict_types=1 );

namespace Atoll\Platform\Services;

use LogicException;
use ReflectionClass;
use ReflectionNamedType;
use ReflectionParameter;

/**
 * The services of a request, each made when its first caller asks for it, and then the same for all.
 *
 * A class is made from its constructor's types. What those do not say, a {@see ServiceProvider} says in a factory.
 * Only providers hold this object, what makes them (Composition\Product) and what makes the routes that they list
 * (Rest\Routes): everything else is handed what it needs.
 */
final class Services {

	/** @var array<class-string, object> */
	private array $instances = array();

	/** @var array<class-string, \Closure(): object> */
	private array $factories = array();

	/** @var array<class-string, list<class-string>> */
	private array $members = array();

	/** @var list<class-string> What is being made, outermost first. */
	private array $making = array();

	/**
	 * @param array<string, mixed> $arguments What a parameter of no class is given by its name, wherever it stands:
	 *                                        `clock`, which tells the seconds since the epoch.
	 */
	public function __construct( private array $arguments ) {
		$this->instances[ self::class ] = $this;
	}

	/** @param array<class-string, \Closure(): object> $factories By what they make. */
	public function add( array $factories ): void {
		$this->factories = $factories + $this->factories;
	}

	/** @param array<class-string, list<class-string>> $members By their interface or parent. */
	public function extend( array $members ): void {
		foreach ( $members as $kind => $names ) {
			$this->members[ $kind ] = array( ...( $this->members[ $kind ] ?? array() ), ...$names );
		}
	}

	/**
	 * @template T of object
	 * @param class-string<T> $name
	 * @return T
	 * @throws LogicException When it cannot be made: a fault of the code, which the tests find.
	 */
	public function get( string $name ): object {
		/** @var T */
		return $this->instances[ $name ] ??= $this->create( $name );
	}

	/** @param class-string $name Whether anybody has asked for it in this request. */
	public function isMade( string $name ): bool {
		return isset( $this->instances[ $name ] );
	}

	/**
	 * All of a kind that providers list.
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
	 * All of a kind that providers list, each made when it is asked for.
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
	 * A new object of the class: with the named arguments, and services for the rest.
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
		if ( '' !== $name && \Closure::class !== $name ) {
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
