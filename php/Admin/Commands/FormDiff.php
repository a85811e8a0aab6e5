<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Gravity\Forms\JsonObjectPaths;
use Atoll\Gravity\LooseValues;

/** Differences between two forms in Gravity Forms' JSON. */
final class FormDiff {

	/** Properties that depend on the site, not on the form. */
	private const SITE_PROPERTIES = array(
		'id',
		'is_active',
		'is_trash',
		'date_created',
		'date_updated',
		'nextFieldId',
		'version',
		JsonObjectPaths::KEY,
	);
	private const LISTS           = array( 'fields', 'confirmations', 'notifications' );
	/** Properties of a form's parts that depend on the form. */
	private const PART_PROPERTIES = array( 'formId' );

	/**
	 * @param array<array-key, mixed> $file
	 * @param array<array-key, mixed> $site
	 * @return list<array{what: string, difference: string, file: string, site: string}>
	 */
	public function compare( array $file, array $site ): array {
		$differences = $this->properties(
			'',
			$this->without( $file, array( ...self::SITE_PROPERTIES, ...self::LISTS ) ),
			$this->without( $site, array( ...self::SITE_PROPERTIES, ...self::LISTS ) )
		);
		foreach ( self::LISTS as $list ) {
			array_push(
				$differences,
				...$this->parts(
					rtrim( $list, 's' ), $this->byId( $file[ $list ] ?? null ), $this->byId( $site[ $list ] ?? null )
				)
			);
		}
		return array( ...$differences, ...$this->order( $file['fields'] ?? null, $site['fields'] ?? null ) );
	}

	/**
	 * Compares the order of the fields that both forms have.
	 *
	 * @return list<array{what: string, difference: string, file: string, site: string}>
	 */
	private function order( mixed $file, mixed $site ): array {
		$inFile = array_keys( array_intersect_key( $this->byId( $file ), $this->byId( $site ) ) );
		$onSite = array_keys( array_intersect_key( $this->byId( $site ), $this->byId( $file ) ) );
		$moved  = array_diff_assoc( $inFile, $onSite );
		if ( array() === $moved ) {
			return array();
		}
		$there = array_diff_assoc( $onSite, $inFile );
		return array(
			$this->difference(
				__( 'order of fields', 'atoll' ),
				__( 'changed', 'atoll' ),
				implode( ', ', $moved ),
				implode( ', ', $there )
			),
		);
	}

	/**
	 * @param array<string, array<string, mixed>> $file
	 * @param array<string, array<string, mixed>> $site
	 * @return list<array{what: string, difference: string, file: string, site: string}>
	 */
	private function parts( string $kind, array $file, array $site ): array {
		$differences = array();
		foreach ( $file + $site as $id => $part ) {
			$name = trim( "{$kind} {$id} " . $this->name( $part ) );
			array_push(
				$differences,
				...match ( true ) {
					! isset( $site[ $id ] ) => array( $this->difference( $name, __( 'only in the file', 'atoll' ) ) ),
					! isset( $file[ $id ] ) => array( $this->difference( $name, __( 'only on the site', 'atoll' ) ) ),
					default                 => $this->properties(
						"{$name}: ",
						$this->without( $file[ $id ], self::PART_PROPERTIES ),
						$this->without( $site[ $id ], self::PART_PROPERTIES )
					),
				}
			);
		}
		return $differences;
	}

	/**
	 * @param array<string, mixed> $file
	 * @param array<string, mixed> $site
	 * @return list<array{what: string, difference: string, file: string, site: string}>
	 */
	private function properties( string $prefix, array $file, array $site ): array {
		$differences = array();
		foreach ( array_keys( $file + $site ) as $name ) {
			$inFile = ComparedValue::normalise( $file[ $name ] ?? null );
			$onSite = ComparedValue::normalise( $site[ $name ] ?? null );
			if ( $inFile !== $onSite ) {
				$differences[] = $this->difference( $prefix . $name, __( 'changed', 'atoll' ), $inFile, $onSite );
			}
		}
		return $differences;
	}

	/** @return array{what: string, difference: string, file: string, site: string} */
	private function difference( string $what, string $difference, mixed $file = '', mixed $site = '' ): array {
		return array(
			'what'       => $what,
			'difference' => $difference,
			'file'       => ComparedValue::excerpt( $file ),
			'site'       => ComparedValue::excerpt( $site ),
		);
	}

	/**
	 * @param array<array-key, mixed> $map
	 * @param list<string>            $names
	 * @return array<string, mixed>
	 */
	private function without( array $map, array $names ): array {
		return array_diff_key( LooseValues::map( $map ), array_flip( $names ) );
	}

	/** @return array<string, array<string, mixed>> */
	private function byId( mixed $list ): array {
		$parts = array();
		foreach ( (array) $list as $key => $part ) {
			$part = LooseValues::map( (array) $part );
			$parts[ LooseValues::text( $part['id'] ?? $key ) ] = $part;
		}
		return $parts;
	}

	/** @param array<string, mixed> $part */
	private function name( array $part ): string {
		$name = LooseValues::text( $part['label'] ?? $part['name'] ?? '' );
		return '' === $name ? '' : "“{$name}”";
	}
}
