<?php

declare( strict_types=1 );

namespace Atoll\Engine\Contract;

use Atoll\Engine\Formats\Text;

/** Typed access to an array decoded from JSON: a value of another type counts as missing. */
final class JsonData {

	/** @param array<array-key, mixed> $values */
	public function __construct( private array $values ) {}

	public static function of( mixed $value ): self {
		return new self( is_array( $value ) ? $value : array() );
	}

	public function has( string $key ): bool {
		return isset( $this->values[ $key ] );
	}

	public function get( string $key ): mixed {
		return $this->values[ $key ] ?? null;
	}

	public function string( string $key, string $default = '' ): string {
		$value = $this->values[ $key ] ?? null;
		return is_string( $value ) || is_int( $value ) || is_float( $value ) ? Text::fromValue( $value ) : $default;
	}

	public function int( string $key, int $default = 0 ): int {
		$value = $this->values[ $key ] ?? null;
		return is_int( $value ) ? $value : $default;
	}

	public function float( string $key, float $default = 0.0 ): float {
		$value = $this->values[ $key ] ?? null;
		return is_int( $value ) || is_float( $value ) ? (float) $value : $default;
	}

	public function bool( string $key, bool $default = false ): bool {
		return (bool) ( $this->values[ $key ] ?? $default );
	}

	public function map( string $key ): self {
		return self::of( $this->values[ $key ] ?? null );
	}

	/** @return list<self> */
	public function list( string $key ): array {
		$list = array();
		foreach ( $this->map( $key )->values as $value ) {
			$list[] = self::of( $value );
		}
		return $list;
	}

	/** @return array<array-key, string> */
	public function strings( string $key ): array {
		return array_filter( $this->map( $key )->values, 'is_string' );
	}

	/** @return array<string, mixed> */
	public function array( string $key ): array {
		return $this->map( $key )->all();
	}

	/** @return array<string, mixed> */
	public function all(): array {
		/** @var array<string, mixed> $all PHP turns numeric keys into integers, whatever this type says. */
		$all = $this->values;
		return $all;
	}
}
