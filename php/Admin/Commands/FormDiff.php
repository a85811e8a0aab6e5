<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Gravity\Forms\JsonObjectPaths;
use Atoll\Gravity\LooseValues;

/**
 * What differs between two forms in Gravity Forms' JSON. Missing, empty and false are the same, and so are 5 and "5".
 */
final class FormDiff {

	/** What a site says of a form, as opposed to what the form is. */
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
	/** What a part of a form says of its form. */
	private const PART_PROPERTIES = array( 'formId' );

	/** Characters of a value that are shown. */
	private const MAX_SHOWN = 60;

	/**
	 * @param array<array-key, mixed> $file
	 * @param array<array-key, mixed> $site
	 * @return list<array{what: string, difference: string, file: string, site: string}>
	 */
	public function of( array $file, array $site ): array {
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
		return $differences;
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
			$inFile = $this->normalized( $file[ $name ] ?? null );
			$onSite = $this->normalized( $site[ $name ] ?? null );
			if ( $inFile !== $onSite ) {
				$differences[] = $this->difference(
					$prefix . $name, __( 'changed', 'atoll' ), $this->excerpt( $inFile ), $this->excerpt( $onSite )
				);
			}
		}
		return $differences;
	}

	/** @return array{what: string, difference: string, file: string, site: string} */
	private function difference( string $what, string $difference, string $file = '', string $site = '' ): array {
		return compact( 'what', 'difference', 'file', 'site' );
	}

	/** A value without its empty parts, its keys in order. */
	private function normalized( mixed $value ): mixed {
		if ( is_object( $value ) || is_array( $value ) ) {
			$parts = array_filter(
				array_map( $this->normalized( ... ), (array) $value ),
				static fn( mixed $part ) => '' !== $part && array() !== $part
			);
			ksort( $parts );
			return $parts;
		}
		return is_bool( $value ) ? ( $value ? '1' : '' ) : LooseValues::text( $value );
	}

	private function excerpt( mixed $value ): string {
		$text = is_string( $value )
			? $value
			: (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		return mb_strlen( $text ) > self::MAX_SHOWN ? mb_substr( $text, 0, self::MAX_SHOWN ) . '…' : $text;
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
