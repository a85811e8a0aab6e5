<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

/** Gravity Forms keeps a form's send button beside its fields (`button`), Atoll among them. */
final class SubmitButton {

	private const KIND = 'submitButton';

	/**
	 * @param list<array<string, mixed>> $fields
	 * @param array<string, mixed>       $gravity
	 * @return list<array<string, mixed>>
	 */
	public function add( array $fields, array $gravity ): array {
		$label = is_string( $gravity['button']['text'] ?? null ) ? trim( $gravity['button']['text'] ) : '';
		foreach ( $fields as $index => $field ) {
			if ( self::KIND === $field['kind'] ) {
				$fields[ $index ]['label'] = '' !== $label ? $label : $field['label'] ?? __( 'Submit', 'atoll' );
				return $fields;
			}
		}
		$ids      = array_map( static fn( array $field ) => (int) $field['id'], $fields );
		$next     = is_numeric( $gravity['nextFieldId'] ?? 0 ) ? (int) ( $gravity['nextFieldId'] ?? 0 ) - 1 : 0;
		$fields[] = array(
			'id'    => max( array( 0, $next, ...$ids ) ) + 1,
			'kind'  => self::KIND,
			'label' => '' !== $label ? $label : __( 'Submit', 'atoll' ),
			'page'  => max( array( 0, ...array_map( static fn( array $field ) => (int) $field['page'], $fields ) ) ),
		);
		return $fields;
	}

	/**
	 * @param array<string, mixed>       $gravity
	 * @param list<array<string, mixed>> $fields
	 * @return array<string, mixed>
	 */
	public function write( array $gravity, array $fields ): array {
		$before = is_string( $gravity['button']['text'] ?? null ) ? trim( $gravity['button']['text'] ) : '';
		foreach ( $fields as $field ) {
			$label = (string) ( $field['label'] ?? '' );
			if ( self::KIND === $field['kind'] && ( '' !== $before ? $before : __( 'Submit', 'atoll' ) ) !== $label ) {
				$gravity['button'] = array( 'text' => $label ) + (array) ( $gravity['button'] ?? array() ) + array( 'type' => 'text' );
			}
		}
		return $gravity;
	}

	/**
	 * The fields without a button that Gravity Forms does not have as a field, and with the label that its own has.
	 *
	 * @param list<array<string, mixed>> $fields
	 * @return list<array<string, mixed>>
	 */
	public function remove( array $fields ): array {
		$kept = array();
		foreach ( $fields as $field ) {
			if ( self::KIND !== ( $field['kind'] ?? '' ) ) {
				$kept[] = $field;
			} elseif ( ! empty( $field['gravity'] ) ) {
				$kept[] = array( 'label' => $field['gravity']['label'] ?? null ) + $field;
			}
		}
		return $kept;
	}
}
