<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;

/**
 * The definition that a form's page has for the island: the public definition without what
 * src/islands/form/definition/complete.ts restores: the schema's defaults, repetitions, and what the markup has too.
 */
final class PrintedDefinition {

	/** Properties that the island does not use. */
	private const UNUSED = array( 'title', 'version', 'save', 'entrySave' );

	/** @param JsonData $defaults Defaults in contract/schema/public-definition.schema.json, by definition. */
	public function __construct( private JsonData $defaults ) {}

	/**
	 * @param string $file Path of plugin/build/contract-defaults.php.
	 * @throws \RuntimeException When the file has not been built.
	 */
	public static function load( string $file ): self {
		if ( ! is_file( $file ) ) {
			throw new \RuntimeException( "{$file} is missing: run npm run contract." );
		}
		return new self( JsonData::of( require $file ) );
	}

	/**
	 * @param list<int> $given Ids of fields whose answers are sent in hidden inputs, and so must not be required again.
	 * @return array<string, mixed>
	 */
	public function build( Form $form, array $given = array() ): array {
		$public   = PublicDefinition::build( $form );
		$hasLogic = in_array( 'logic', $form->parts(), true );
		$blank    = self::blank( $form->fields() );
		$printed  = $this->withoutDefaults( array_diff_key( $public, array_flip( self::UNUSED ) ), 'PublicDefinition' );
		$fields   = array();
		foreach ( $form->fields() as $field ) {
			// A field without an answer matters only if logic may hide it.
			if ( $hasLogic || $field->isQuestion() ) {
				$fields[] = ( in_array( $field->id, $given, true ) ? array( 'required' => false ) : array() )
					+ $this->field( $field, $blank );
			}
		}
		return array_filter(
			array(
				...$printed,
				'pageList' => PrintedPages::build( $form, $hasLogic ),
				'submit'   => $form->submit(),
				'blank'    => $blank,
				'fields'   => $fields,
			),
			static fn( mixed $value ): bool => array() !== $value && '' !== $value
		);
	}

	/** @return array<string, mixed> */
	private function field( Field $field, string $blank ): array {
		$public             = PublicDefinition::field( $field );
		$public['messages'] = (array) $public['messages'];
		if ( ( $public['messages']['blank'] ?? '' ) === $field->requiredMessage . $blank ) {
			unset( $public['messages']['blank'] );
		}
		$public['inputs'] = array_map( $this->input( ... ), $field->inputs );
		if ( $public['inputs'] === array( array( 'id' => (string) $field->id ) ) || 'choice' === $field->shape ) {
			unset( $public['inputs'] );
		}
		// Other plugins find their fields by kind.
		if ( ! str_contains( $field->kind, '/' ) ) {
			unset( $public['kind'] );
		}
		$public['rules'] = self::rules( $field->rules, $field->requiredMessage, $field->control );
		if ( ! $field->required && array() === $public['rules'] ) {
			unset( $public['messages']['required'] ); // The message is never shown.
		}
		return $this->withoutDefaults( $public, 'PublicField' );
	}

	/** @return array<string, mixed> */
	private function input( FieldInput $input ): array {
		$public = PublicDefinition::input( $input );
		if ( '' === $input->part ) {
			unset( $public['label'] );
		}
		if ( $input->name === 'input_' . str_replace( '.', '_', $input->id ) ) {
			unset( $public['name'] );
		}
		$public['rules'] = self::rules( $input->rules, $input->requiredMessage, $input->control );
		return $this->withoutDefaults( $public, 'FieldInput' );
	}

	/**
	 * @param list<FieldRule> $rules
	 * @param string          $required Message for a missing answer, which most rules share.
	 * @param string          $control  Our own controls offer only valid choices, so `offered` is not needed for them.
	 * @return list<array<string, mixed>>
	 */
	private static function rules( array $rules, string $required, string $control ): array {
		$printed = array();
		foreach ( $rules as $rule ) {
			if ( 'offered' !== $rule->rule || str_contains( $control, '/' ) ) {
				$printed[] = self::without( array( 'message' => $required ), $rule->params->all() );
			}
		}
		return $printed;
	}

	/**
	 * Returns what messages for blank answers add to those for missing ones: a sentence that fields share.
	 *
	 * @param list<Field> $fields
	 */
	private static function blank( array $fields ): string {
		foreach ( $fields as $field ) {
			list( $blank, $required ) = array( $field->blankMessage, $field->requiredMessage );
			if ( $blank !== $required && str_starts_with( $blank, $required ) ) {
				return substr( $blank, strlen( $required ) );
			}
		}
		return '';
	}

	/**
	 * @param array<string, mixed> $values
	 * @param string               $definition Name of the definition in the schema.
	 * @return array<string, mixed>
	 */
	private function withoutDefaults( array $values, string $definition ): array {
		return self::without( $this->defaults->array( $definition ), $values );
	}

	/**
	 * @param array<array-key, mixed> $defaults
	 * @param array<string, mixed>    $values
	 * @return array<string, mixed>
	 */
	private static function without( array $defaults, array $values ): array {
		return array_filter(
			$values,
			static fn( mixed $value, string $name ): bool => ! array_key_exists( $name, $defaults )
				|| $defaults[ $name ] !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}
}
