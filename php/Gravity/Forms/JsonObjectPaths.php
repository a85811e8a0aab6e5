<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * Records the parts of a form that are JSON objects but would become lists as PHP arrays: `{}`, and keys that count
 * from 0. With their paths, the form is exported as it was imported. Paths name fields by id, since fields may move.
 */
final class JsonObjectPaths {

	/** Key in a form's original under which the paths are kept. */
	public const KEY = 'atoll:objects';

	private const FIELDS = 'fields';

	/**
	 * @return list<non-empty-list<string>> The longest first, so that inner parts are restored before outer ones.
	 */
	public function find( \stdClass $form ): array {
		$paths = array();
		foreach ( get_object_vars( $form ) as $key => $value ) {
			$parts = self::FIELDS === $key && is_array( $value ) ? $this->fields( $value ) : $this->paths( $value );
			foreach ( $parts as $path ) {
				$paths[] = array( (string) $key, ...$path );
			}
		}
		usort( $paths, static fn( array $a, array $b ) => count( $b ) <=> count( $a ) );
		return $paths;
	}

	/**
	 * @param array<string, mixed> $form  The form in plain arrays.
	 * @param mixed                $paths The paths, as they were kept.
	 * @return array<string, mixed>
	 */
	public function restore( array $form, mixed $paths ): array {
		foreach ( is_array( $paths ) ? $paths : array() as $path ) {
			$path = array_map( LooseValues::text( ... ), array_values( is_array( $path ) ? $path : array() ) );
			$form = LooseValues::map(
				self::FIELDS === ( $path[0] ?? '' ) && isset( $path[1] )
					? $this->makeObjectInField( $form, $path[1], array_slice( $path, 2 ) )
					: $this->makeObject( $form, $path )
			);
		}
		return $form;
	}

	/**
	 * @param array<string, mixed> $form
	 * @param list<string>         $path
	 * @return array<string, mixed>
	 */
	private function makeObjectInField( array $form, string $id, array $path ): array {
		$fields = is_array( $form[ self::FIELDS ] ?? null ) ? $form[ self::FIELDS ] : array();
		foreach ( $fields as $index => $field ) {
			if ( is_array( $field ) && LooseValues::text( $field['id'] ?? '' ) === $id ) {
				$fields[ $index ] = $this->makeObject( $field, $path );
			}
		}
		return array( self::FIELDS => $fields ) + $form;
	}

	/**
	 * @param array<mixed> $fields
	 * @return list<list<string>>
	 */
	private function fields( array $fields ): array {
		$paths = array();
		foreach ( $fields as $field ) {
			$id = $field instanceof \stdClass ? LooseValues::text( $field->id ?? '' ) : '';
			foreach ( '' === $id ? array() : $this->paths( $field ) as $path ) {
				$paths[] = array( $id, ...$path );
			}
		}
		return $paths;
	}

	/** @return list<list<string>> */
	private function paths( mixed $value ): array {
		$parts = $value instanceof \stdClass ? get_object_vars( $value ) : ( is_array( $value ) ? $value : array() );
		$paths = $value instanceof \stdClass && array_is_list( $parts ) ? array( array() ) : array();
		foreach ( $parts as $key => $part ) {
			foreach ( $this->paths( $part ) as $path ) {
				$paths[] = array( (string) $key, ...$path );
			}
		}
		return $paths;
	}

	/** @param list<string> $path */
	private function makeObject( mixed $value, array $path ): mixed {
		if ( ! is_array( $value ) || array() === $path ) {
			return is_array( $value ) && array_is_list( $value ) ? (object) $value : $value;
		}
		$key = array_shift( $path );
		if ( array_key_exists( $key, $value ) ) {
			$value[ $key ] = $this->makeObject( $value[ $key ], $path );
		}
		return $value;
	}
}
