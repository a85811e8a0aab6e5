<?php

declare( strict_types=1 );

namespace Atoll\Gravity\FormFiles;

use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Gravity\LooseValues;

/** Answers that a field takes in Gravity Forms, and that are refused here. */
final class StricterChecks {

	public function __construct( private FieldTypes $types ) {}

	/**
	 * @param array<string, mixed> $field Of a form's source, with its original.
	 * @param string               $name  What whoever reads it calls it.
	 * @return list<string>
	 */
	public function of( array $field, string $name ): array {
		if ( 'hidden' === ( $field['visibility'] ?? '' ) ) {
			return array(); // It takes whatever comes.
		}
		$gravity = LooseValues::map( $field['gravity'] ?? null );
		return match ( $field['kind'] ?? '' ) {
			'phone'      => 'international' === ( $gravity['phoneFormat'] ?? '' )
				/* translators: %s: a field's label. */
				? array( sprintf( __( '“%s” takes numbers of 10 to 12 digits.', 'atoll' ), $name ) )
				: array(),
			'number'     => empty( $gravity['enableCalculation'] )
				/* translators: %s: a field's label. */
				? array( sprintf( __( '“%s” takes numbers with at most 2 decimals.', 'atoll' ), $name ) )
				: array(),
			'fileupload' => $this->ofFiles( $field, $name ),
			'quiz'       => array(
				/* translators: %s: a field's label. */
				sprintf( __( '“%s” takes a right answer alone: with a wrong one the form is not sent. Answers are not graded.', 'atoll' ), $name ),
			),
			'website'    => array(
				sprintf(
					/* translators: 1: a field's label, 2: a number. */
					__( '“%1$s” takes addresses of up to %2$d characters.', 'atoll' ),
					$name,
					$this->longest( 'website' )
				),
			),
			'list'       => ! empty( $field['required'] ) && count( LooseValues::map( $field['columns'] ?? null ) ) > 1
				/* translators: %s: a field's label. */
				? array( sprintf( __( '“%s” wants each cell of a row filled in.', 'atoll' ), $name ) )
				: array(),
			'address'    => 'us' === ( $field['addressType'] ?? '' )
				/* translators: %s: a field's label. */
				? array( sprintf( __( '“%s” takes American postcodes of digits alone, without a hyphen.', 'atoll' ), $name ) )
				: array(),
			default      => array(),
		};
	}

	/**
	 * @param array<string, mixed> $field
	 * @return list<string>
	 */
	private function ofFiles( array $field, string $name ): array {
		$kind      = $this->types->kind( 'fileupload' );
		$sentences = array();
		if ( empty( $field['allowedExtensions'] ) ) {
			/* translators: 1: a field's label, 2: endings of files' names, such as "pdf, jpg". */
			$sentence    = __( '“%1$s” takes these types of files: %2$s.', 'atoll' );
			$sentences[] = sprintf( $sentence, $name, implode( ', ', $kind?->accepts() ?? array() ) );
		}
		if ( empty( $field['maxFileSize'] ) ) {
			/* translators: 1: a field's label, 2: a number. */
			$sentence    = __( '“%1$s” takes files of up to %2$s MB each.', 'atoll' );
			$sentences[] = sprintf( $sentence, $name, $kind?->defaultOf( 'maxFileSize' ) ?? '' );
		}
		return $sentences;
	}

	private function longest( string $kind ): int {
		foreach ( $this->types->kind( $kind )?->rules() ?? array() as $rule ) {
			if ( 'maxLength' === $rule->string( 'rule' ) ) {
				return $rule->int( 'max' );
			}
		}
		return 0;
	}
}
