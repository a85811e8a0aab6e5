<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;

/**
 * What a form's page tells the island: the public definition without what src/islands/form/definition/complete.ts adds
 * again, since it is the schema's default, it was said a line above, or the browser sees to it by the markup.
 */
final class PrintedDefinition {

	/** What the island has no use for. */
	private const UNUSED = array( 'title', 'version', 'save', 'entrySave' );

	/** @param JsonData $defaults Of contract/schema/public-definition.schema.json, by its definitions' names. */
	public function __construct( private JsonData $defaults ) {}

	/**
	 * @param string $file plugin/build/contract-defaults.php.
	 * @throws \RuntimeException When it was not built.
	 */
	public static function load( string $file ): self {
		if ( ! is_file( $file ) ) {
			throw new \RuntimeException( "{$file} is missing: run npm run contract." );
		}
		return new self( JsonData::of( require $file ) );
	}

	/**
	 * @param list<int> $given Ids of fields whose answers go along unseen: nobody is to be asked for them again.
	 * @return array<string, mixed>
	 */
	public function of( Form $form, array $given = array() ): array {
		$public   = PublicDefinition::of( $form );
		$hasLogic = in_array( 'logic', $form->parts(), true );
		$blank    = self::blank( $form->fields() );
		$printed  = $this->withoutDefaults( array_diff_key( $public, array_flip( self::UNUSED ) ), 'PublicDefinition' );
		$fields   = array();
		foreach ( $form->fields() as $field ) {
			// A field without an answer matters only where logic can hide it.
			if ( $hasLogic || $field->isQuestion() ) {
				$fields[] = ( in_array( $field->id, $given, true ) ? array( 'required' => false ) : array() )
					+ $this->field( $field, $blank );
			}
		}
		return array_filter(
			array(
				...$printed,
				'pageList' => PrintedPages::of( $form, $hasLogic ),
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
		// Other plugins look for their fields by their kind.
		if ( ! str_contains( $field->kind, '/' ) ) {
			unset( $public['kind'] );
		}
		$public['rules'] = self::rules( $field->rules, $field->requiredMessage, $field->control );
		if ( ! $field->required && array() === $public['rules'] ) {
			unset( $public['messages']['required'] ); // Nothing shows it.
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
	 * @param string          $required What is said when there is no answer: what most rules say too.
	 * @param string          $control  Ours offer what may be chosen, and nothing else.
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
	 * What messages for a blank answer add to those for a missing one: a sentence that fields have in common.
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
	 * @param string               $definition Its name in the schema.
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
