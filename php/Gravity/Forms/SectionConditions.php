<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * Conditions of sections. When Gravity Forms hides a section, it hides all fields up to the next section or page. Atoll
 * has no sections, so each of these fields gets the section's condition, until an editor changes it.
 */
final class SectionConditions {

	private const ENDS    = array( 'section', 'page' );
	private const SETTING = 'sectionLogic';

	/**
	 * @param list<array<string, mixed>> $fields Fields of a form source, each with its original.
	 * @return list<array<string, mixed>>
	 */
	public function add( array $fields ): array {
		$logic = array();
		foreach ( $fields as $index => $field ) {
			$original = LooseValues::map( $field['gravity'] ?? null );
			if ( in_array( $original['type'] ?? '', self::ENDS, true ) ) {
				$logic = 'section' === $original['type']
					? LooseValues::map( $original['conditionalLogic'] ?? null )
					: array();
			} else {
				$fields[ $index ] = $this->with( $field[ self::SETTING ] ?? $logic, $field );
			}
		}
		return $fields;
	}

	/**
	 * Stores with a field the condition that it got from a section, if it now differs from the section's.
	 *
	 * @param list<array<string, mixed>> $gravity Fields in Gravity Forms' JSON, without page breaks.
	 * @param list<array<string, mixed>> $fields  The same fields as the form source has them.
	 * @return list<array<string, mixed>>
	 */
	public function write( array $gravity, array $fields ): array {
		$logic = array();
		$page  = 0;
		foreach ( $fields as $index => $field ) {
			$logic = $page === ( $field['page'] ?? 0 ) ? $logic : array();
			$page  = $field['page'] ?? 0;
			$own   = LooseValues::map( $field[ self::SETTING ] ?? null );
			if ( 'section' === ( $gravity[ $index ]['type'] ?? '' ) ) {
				$logic = LooseValues::map( $gravity[ $index ]['conditionalLogic'] ?? null );
			} elseif ( $own !== $logic ) {
				$gravity[ $index ][ AtollSettings::KEY ] = array( self::SETTING => $own )
					+ AtollSettings::read( $gravity[ $index ] );
			}
		}
		return $gravity;
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed> The field with this condition, or without any if it is empty.
	 */
	private function with( mixed $logic, array $field ): array {
		return array_filter( array( self::SETTING => LooseValues::map( $logic ) ) )
			+ array_diff_key( $field, array( self::SETTING => true ) );
	}
}
