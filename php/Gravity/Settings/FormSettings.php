<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Settings;

use Atoll\Gravity\Forms\FieldProperty;
use Atoll\Gravity\Kinds\KindMapping;
use Atoll\Gravity\LooseValues;

/** Form settings that both plugins have. Settings that are empty or off count as not set. */
final class FormSettings {

	private const TEXTS = array(
		'limitEntriesPeriod',
		'limitEntriesMessage',
		'schedulePendingMessage',
		'scheduleMessage',
		'requireLoginMessage',
	);
	private const FLAGS = array( 'limitEntries', 'scheduleForm', 'requireLogin', 'enableHoneypot' );
	private const COUNT = 'limitEntriesCount';

	/** @var list<FieldProperty> */
	private array $properties;

	/** @var list<KindMapping> */
	private array $mappings;

	public function __construct() {
		$text             = static fn( string $name ) => new FieldProperty(
			$name,
			$name,
			static fn( $value ) => '' !== LooseValues::text( $value ) ? LooseValues::text( $value ) : null,
			LooseValues::text( ... )
		);
		$flag             = static fn( string $name ) => new FieldProperty(
			$name,
			$name,
			static fn( $value ) => is_scalar( $value ) && (bool) $value ? true : null,
			static fn( $value ) => (bool) $value
		);
		$this->properties = array(
			...array_map( $text, self::TEXTS ),
			...array_map( $flag, self::FLAGS ),
			new FieldProperty(
				self::COUNT,
				self::COUNT,
				static fn( $value ) => LooseValues::int( $value ) > 0 ? LooseValues::int( $value ) : null,
				LooseValues::text( ... )
			),
		);
		$this->mappings   = array(
			new DateTimeMapping( 'scheduleStart' ),
			new DateTimeMapping( 'scheduleEnd' ),
			new RetentionMapping(),
			new IpMapping(),
		);
	}

	/** @return list<string> Names of the settings in Atoll. */
	public function names(): array {
		return array(
			...array_column( $this->properties, 'name' ),
			...array_merge( ...array_map( static fn( KindMapping $mapping ) => $mapping->names(), $this->mappings ) ),
		);
	}

	/**
	 * @param array<string, mixed> $gravity A form in Gravity Forms' JSON.
	 * @return array<string, mixed> Atoll's settings that are set.
	 */
	public function read( array $gravity ): array {
		$settings = array();
		foreach ( $this->properties as $property ) {
			$settings[ $property->name ] = $property->read( $gravity );
		}
		return array_merge(
			array_filter( $settings, static fn( $value ) => null !== $value ),
			...array_map( static fn( KindMapping $mapping ) => $mapping->read( $gravity ), $this->mappings )
		);
	}

	/**
	 * @param array<string, mixed> $source
	 * @param array<string, mixed> $gravity The form as it was imported.
	 * @return array<string, mixed> The same form with the settings that have changed since.
	 */
	public function write( array $source, array $gravity ): array {
		$before = $this->read( $gravity );
		foreach ( $this->properties as $property ) {
			$value = $property->read( array( $property->gravityName => $source[ $property->name ] ?? null ) );
			if ( $value !== ( $before[ $property->name ] ?? null ) ) {
				$gravity[ $property->gravityName ] = $property->write( $value );
			}
		}
		foreach ( $this->mappings as $mapping ) {
			$names    = array_flip( $mapping->names() );
			$settings = array_filter(
				array_intersect_key( $source, $names ),
				static fn( $value ) => null !== $value && '' !== $value
			);
			if ( $settings !== array_intersect_key( $before, $names ) ) {
				$gravity = $mapping->write( $settings, $gravity );
			}
		}
		return $gravity;
	}
}
