<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** Columns of a list field, which Gravity Forms stores as choices, with a separate switch. */
final class ListMapping implements KindMapping {

	public function names(): array {
		return array( 'columns' );
	}

	public function read( array $gravity ): array {
		$columns = empty( $gravity['enableColumns'] )
			? array()
			: array_map(
				static fn( array $choice ) => LooseValues::text( $choice['text'] ?? '' ),
				LooseValues::maps( $gravity['choices'] ?? null )
			);
		return array_filter( array( 'columns' => $columns ) );
	}

	public function write( array $settings, array $gravity ): array {
		$columns = array_values( LooseValues::map( $settings['columns'] ?? null ) );
		$columns = array_map( LooseValues::text( ... ), $columns );
		$choices = array_map(
			static fn( string $column ) => array(
				'text'       => $column,
				'value'      => $column,
				'isSelected' => false,
				'price'      => '',
			),
			$columns
		);
		return array(
			'enableColumns' => array() !== $columns,
			'choices'       => array() === $columns ? null : $choices,
		) + $gravity;
	}
}
