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
		$label = $this->text( $gravity );
		$logic = $this->logic( $gravity );
		foreach ( $fields as $index => $field ) {
			if ( self::KIND === $field['kind'] ) {
				$fields[ $index ]['label'] = '' !== $label ? $label : $field['label'] ?? __( 'Submit', 'atoll' );
				$fields[ $index ]         += $logic;
				return $fields;
			}
		}
		$ids      = array_map( static fn( array $field ) => Loose::int( $field['id'] ), $fields );
		$next     = Loose::int( $gravity['nextFieldId'] ?? 0 ) - 1;
		$fields[] = array(
			'id'    => max( array( 0, $next, ...$ids ) ) + 1,
			'kind'  => self::KIND,
			'label' => '' !== $label ? $label : __( 'Submit', 'atoll' ),
			'page'  => max( array( 0, ...array_map( static fn( array $field ) => Loose::int( $field['page'] ), $fields ) ) ),
		) + $logic;
		return $fields;
	}

	/**
	 * @param array<string, mixed>       $gravity
	 * @param list<array<string, mixed>> $fields
	 * @return array<string, mixed>
	 */
	public function write( array $gravity, array $fields ): array {
		$before = $this->text( $gravity );
		foreach ( $fields as $field ) {
			$label = Loose::text( $field['label'] ?? '' );
			if ( self::KIND === $field['kind'] && ( '' !== $before ? $before : __( 'Submit', 'atoll' ) ) !== $label ) {
				$gravity['button'] = array( 'text' => $label ) + Loose::map( $gravity['button'] ?? null ) + array( 'type' => 'text' );
			}
			$logic = Loose::map( $field['conditionalLogic'] ?? null );
			if ( self::KIND === $field['kind'] && ( $this->logic( $gravity )['conditionalLogic'] ?? array() ) !== $logic ) {
				$gravity['button'] = array( 'conditionalLogic' => $logic ?: null ) + Loose::map( $gravity['button'] ?? null );
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
				$kept[] = array( 'label' => Loose::map( $field['gravity'] )['label'] ?? null ) + $field;
			}
		}
		return $kept;
	}

	/**
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	private function logic( array $gravity ): array {
		return array_filter( array( 'conditionalLogic' => Loose::map( Loose::map( $gravity['button'] ?? null )['conditionalLogic'] ?? null ) ) );
	}

	/** @param array<string, mixed> $gravity */
	private function text( array $gravity ): string {
		return trim( Loose::text( Loose::map( $gravity['button'] ?? null )['text'] ?? '' ) );
	}
}
