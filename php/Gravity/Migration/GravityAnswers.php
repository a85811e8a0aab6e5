<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Migration;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Gravity\Values\ValueMappings;

/** Reads what Gravity Forms stores about an entry outside its row: answers by input id, files, and add-ons' data. */
final class GravityAnswers {

	/** Shapes whose answers are not stored. */
	private const NOT_STORED = array( 'secret', 'token' );

	public function __construct( private ValueMappings $values ) {}

	/**
	 * @param list<JsonData> $metas
	 * @param Form           $form  Includes its kept fields, whose answers are texts, files or secrets.
	 * @return array{answers: array<array-key, string>, files: array<int, AnsweredFiles>, others: array<string, string>}
	 */
	public function read( array $metas, Form $form ): array {
		$result = array( 'answers' => array(), 'files' => array(), 'others' => array() );
		foreach ( $this->byKey( $metas ) as $key => $value ) {
			$key   = (string) $key;
			$field = $form->field( (int) $key );
			if ( 1 !== preg_match( '/^\d+(\.\d+)?$/D', $key ) ) {
				$result['others'][ $key ] = $this->text( $value );
			} elseif ( true === $field?->holdsFiles() ) {
				$result['files'][ $field->id ] = AnsweredFiles::of( $field, $value );
			} elseif ( null === $field || ! in_array( $field->shape, self::NOT_STORED, true ) ) {
				$result['answers'][ $key ] = null === $field || self::isKept( $field ) || str_contains( $key, '.' )
					? $this->text( $value )
					: $this->values->forField( $field )->read( $field, $this->decoded( $value ) );
			}
		}
		$result['answers'] = array_filter( $result['answers'], static fn( string $answer ) => '' !== $answer );
		$result['others']  = array_filter( $result['others'], static fn( string $other ) => '' !== $other );
		return $result;
	}

	/**
	 * Joins values under the same key: each row of a repeater has one.
	 *
	 * @param list<JsonData> $metas
	 * @return array<array-key, string>
	 */
	private function byKey( array $metas ): array {
		$values = array();
		foreach ( $metas as $meta ) {
			$key            = $meta->string( 'meta_key' );
			$value          = mb_scrub( $meta->string( 'meta_value' ), 'UTF-8' );
			$values[ $key ] = '' === ( $values[ $key ] ?? '' ) ? $value : $values[ $key ] . "\n" . $value;
		}
		return $values;
	}

	private static function isKept( Field $field ): bool {
		return FormBuilder::UNSUPPORTED === $field->kind;
	}

	private function decoded( string $value ): mixed {
		return is_serialized( $value ) ? unserialize( $value, array( 'allowed_classes' => false ) ) : $value;
	}

	/** Converts a value that PHP serialized to JSON, which people can read. */
	private function text( string $value ): string {
		$decoded = $this->decoded( $value );
		return is_scalar( $decoded )
			? (string) $decoded
			: (string) wp_json_encode( $decoded, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
