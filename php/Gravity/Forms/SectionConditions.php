<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * Gravity Forms hides with a section all that stands below it, up to the next section or page. Atoll has no sections,
 * so each of these fields gets the section's condition, and keeps it until an editor changes it there.
 */
final class SectionConditions {

	private const ENDS    = array( 'section', 'page' );
	private const SETTING = 'sectionLogic';

	/**
	 * @param list<array<string, mixed>> $fields Of a form's source, each with its original.
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
	 * Keeps beside a field what has become of its section's condition, where that is no longer the section's.
	 *
	 * @param list<array<string, mixed>> $gravity Fields of Gravity Forms' JSON, without page breaks.
	 * @param list<array<string, mixed>> $fields  The same as a form's source has them.
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
	 * @return array<string, mixed> Without one where it has none.
	 */
	private function with( mixed $logic, array $field ): array {
		return array_filter( array( self::SETTING => LooseValues::map( $logic ) ) )
			+ array_diff_key( $field, array( self::SETTING => true ) );
	}
}
