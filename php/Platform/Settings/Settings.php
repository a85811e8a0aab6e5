<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings;

use Atoll\Engine\Contract\JsonData;

/**
 * The site's settings, in the groups of contract/settings. Each group is an option, atoll_<group>; settings that were
 * never set have the contract's default.
 */
final class Settings {

	private ?JsonData $shapes = null;

	/** @var list<string> Names of other options that are read in the same query as the groups. */
	private array $alongside = array();

	/** @var array<string, array{mixed, JsonData}> Each group's stored value, and the same completed with defaults. */
	private array $cache = array();

	/** @param string $file Path of plugin/build/settings-shapes.php. */
	public function __construct( private string $file, private SettingValues $values ) {}

	/**
	 * Returns a group's values, including secrets; for server code only.
	 *
	 * @param string $name Such as `company`.
	 * @throws \LogicException For a group that is not in the contract.
	 */
	public function group( string $name ): JsonData {
		if ( array() === $this->cache ) {
			// Groups that were never saved are not among the autoloaded options.
			wp_prime_option_caches(
				array( ...array_map( $this->option( ... ), $this->names() ), ...$this->alongside )
			);
		}
		$stored = get_option( $this->option( $name ) );
		if ( ! isset( $this->cache[ $name ] ) || $this->cache[ $name ][0] !== $stored ) {
			$this->cache[ $name ] = array( $stored, new JsonData( $this->completed( $name, $stored ) ) );
		}
		return $this->cache[ $name ][1];
	}

	/** Reads other options in the groups' own query. Call it before the first group is read. */
	public function readAlongside( string ...$options ): void {
		$this->alongside = array( ...$this->alongside, ...array_values( $options ) );
	}

	/** @return array<string, mixed> A group's default values. */
	public function defaults( string $name ): array {
		return $this->completed( $name, array() );
	}

	/** @return array<string, mixed> All settings of the group: stored values if valid, else the defaults. */
	public function completed( string $name, mixed $stored ): array {
		return $this->values->completed( $this->shape( $name ), $stored );
	}

	/** @return list<string> */
	public function names(): array {
		return array_keys( $this->shapes()->all() );
	}

	/** Returns the name of a group's option. */
	public function option( string $name ): string {
		return 'atoll_' . $name;
	}

	/**
	 * Returns types, defaults and limits of a group's settings, by name.
	 *
	 * @throws \LogicException
	 */
	public function shape( string $name ): JsonData {
		return $this->shapes()->has( $name ) ? $this->shapes()->map( $name ) : throw new \LogicException(
			// For developers; never printed.
			sprintf( 'There are no settings "%s"; contract/settings has %s.', $name, implode( ', ', $this->names() ) )
		);
	}

	private function shapes(): JsonData {
		return $this->shapes ??= JsonData::of( require $this->file );
	}
}
