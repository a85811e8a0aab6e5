<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\LooseValues;

/**
 * Gravity Forms hides with a section all that stands below it, up to the next section or page. Atoll has no sections,
 * so each of these fields gets the section's condition.
 */
final class SectionConditions {

	private const ENDS = array( 'section', 'page' );

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
			} elseif ( array() !== $logic ) {
				$fields[ $index ]['sectionLogic'] = $logic;
			}
		}
		return $fields;
	}
}
