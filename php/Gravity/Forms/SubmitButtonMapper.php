<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Forms;

use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Gravity\LooseValues;

/** Converts a form's submit button: a property of the form (`button`) in Gravity Forms, one of the fields in Atoll. */
final class SubmitButtonMapper {

	/** Type of the button, where Gravity Forms has it as a field. */
	private const TYPE = 'submit';

	/** Settings that Gravity Forms' button has too, or that depend on the button's position. */
	private const SHARED = array( 'kind', 'page', 'label', 'conditionalLogic', 'gravity' );

	public function __construct( private FieldTypes $types ) {}

	/**
	 * @param list<array<string, mixed>> $fields
	 * @param array<string, mixed>       $gravity
	 * @param int                        $lastPage From 0.
	 * @return list<array<string, mixed>>
	 */
	public function add( array $fields, array $gravity, int $lastPage ): array {
		$label = $this->text( $gravity );
		$logic = $this->logic( $gravity );
		foreach ( $fields as $index => $field ) {
			if ( $this->isButton( $field ) ) {
				$fields[ $index ]['label'] = '' !== $label ? $label : $field['label'] ?? __( 'Submit', 'atoll' );
				$fields[ $index ]         += $logic;
				return $fields;
			}
		}
		$fields[] = array(
			'kind'  => $this->types->kindOf( self::TYPE ),
			'label' => '' !== $label ? $label : __( 'Submit', 'atoll' ),
			'page'  => $lastPage,
		) + $logic + AtollSettings::read( LooseValues::map( $gravity['button'] ?? null ) )
			+ array( 'id' => $this->id( $gravity ) );
		return $fields;
	}

	/**
	 * @param array<string, mixed>       $gravity Includes the exported fields.
	 * @param list<array<string, mixed>> $fields
	 * @return array<string, mixed>
	 */
	public function write( array $gravity, array $fields ): array {
		$oldLabel = $this->text( $gravity );
		foreach ( $fields as $field ) {
			$label = LooseValues::text( $field['label'] ?? '' );
			if ( $this->isButton( $field ) && ( '' !== $oldLabel ? $oldLabel : __( 'Submit', 'atoll' ) ) !== $label ) {
				$gravity['button'] = array( 'text' => $label ) + LooseValues::map( $gravity['button'] ?? null )
					+ array( 'type' => 'text' );
			}
			$logic = LooseValues::map( $field['conditionalLogic'] ?? null );
			if ( $this->isButton( $field ) && ( $this->logic( $gravity )['conditionalLogic'] ?? array() ) !== $logic ) {
				$gravity['button'] = array( 'conditionalLogic' => $logic ?: null )
					+ LooseValues::map( $gravity['button'] ?? null );
			}
			if ( $this->isButton( $field ) && empty( $field['gravity'] ) ) {
				$button = LooseValues::map( $gravity['button'] ?? null );
				$shared = LooseValues::int( $field['id'] ?? 0 ) === $this->id( $gravity )
					? array( 'id', ...self::SHARED )
					: self::SHARED;
				$gravity = array_replace(
					$gravity,
					array_filter( array( 'button' => AtollSettings::write( $field, $shared, $button ) ) )
				);
			}
		}
		return $gravity;
	}

	/**
	 * Removes a button that Gravity Forms does not have as a field; one that it has gets its original label back.
	 *
	 * @param list<array<string, mixed>> $fields
	 * @return list<array<string, mixed>>
	 */
	public function remove( array $fields ): array {
		$remaining = array();
		foreach ( $fields as $field ) {
			if ( ! $this->isButton( $field ) ) {
				$remaining[] = $field;
			} elseif ( ! empty( $field['gravity'] ) ) {
				$remaining[] = array( 'label' => LooseValues::map( $field['gravity'] )['label'] ?? null ) + $field;
			}
		}
		return $remaining;
	}

	/** @param array<string, mixed> $field */
	private function isButton( array $field ): bool {
		return $this->types->kindOf( self::TYPE ) === ( $field['kind'] ?? '' );
	}

	/**
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	private function logic( array $gravity ): array {
		return array_filter(
			array(
				'conditionalLogic' => LooseValues::map(
					LooseValues::map( $gravity['button'] ?? null )['conditionalLogic'] ?? null
				),
			)
		);
	}

	/**
	 * Returns an id for a button that has none: higher than all imported ones.
	 *
	 * @param array<string, mixed> $gravity
	 */
	private function id( array $gravity ): int {
		$ids = array_map(
			static fn( array $field ) => LooseValues::id( $field['id'] ?? 0 ),
			LooseValues::maps( $gravity['fields'] ?? null )
		);
		return 1 + max( array( 0, LooseValues::id( $gravity['nextFieldId'] ?? 0 ) - 1, ...$ids ) );
	}

	/** @param array<string, mixed> $gravity */
	private function text( array $gravity ): string {
		return trim( LooseValues::text( LooseValues::map( $gravity['button'] ?? null )['text'] ?? '' ) );
	}
}
