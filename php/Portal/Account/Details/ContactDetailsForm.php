<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Details;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\FormBuilder;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PostedFields;

/**
 * The form for contact details. It runs on the form engine, so labels, limits, rules and messages for names, phone
 * numbers and Australian addresses come from the contract (spec 5).
 */
final class ContactDetailsForm {

	/** User meta keys by input name. First and last name are WordPress' own keys. */
	public const KEYS = array(
		'input_1_3' => 'first_name',
		'input_1_6' => 'last_name',
		'input_2'   => 'atoll_phone',
		'input_3_1' => 'atoll_address_line1',
		'input_3_2' => 'atoll_address_line2',
		'input_3_3' => 'atoll_address_city',
		'input_3_4' => 'atoll_address_state',
		'input_3_5' => 'atoll_address_postcode',
	);

	private const ADDRESS = 3;

	public function __construct( private FormBuilder $builder, private FormEngine $engine ) {}

	/**
	 * @param array<string, string> $values Values by input name.
	 * @return list<PortalField>
	 */
	public function lines( array $values ): array {
		$lines = array();
		foreach ( $this->form( false )->fields() as $field ) {
			foreach ( $field->inputs as $input ) {
				$lines[] = $this->line( $field, $input, $values[ $input->name ] ?? '' );
			}
		}
		return $lines;
	}

	/** @return array<string, string> Posted values by input name. */
	public function read( PostedFields $fields ): array {
		return array_map( $fields->text( ... ), array_combine( array_keys( self::KEYS ), array_keys( self::KEYS ) ) );
	}

	/**
	 * @param array<string, string> $values Values by input name.
	 * @return array<string, string> Error messages by input name.
	 */
	public function messages( array $values ): array {
		$form          = $this->form( $this->hasAddress( $values ) );
		$verdict       = $this->engine->validate(
			$form,
			$this->engine->resolve( $form, $this->engine->answers( $form, $values ) )
		);
		$inputMessages = $verdict->inputMessages();
		foreach ( $form->fields() as $field ) {
			foreach ( $field->inputs as $input ) {
				$message = $inputMessages[ $input->id ]
					?? ( 1 === count( $field->inputs ) ? $verdict->messages()[ $field->id ] ?? '' : '' );
				if ( '' !== $message ) {
					$messages[ $input->name ] = $message;
				}
			}
		}
		return $messages ?? array();
	}

	/** Builds the form. An address is optional, but once one part of it is filled in it must be complete. */
	private function form( bool $needsAddress ): Form {
		return Form::from(
			$this->builder->definition(
				array(
					'fields' => array(
						array(
							'id' => 1,
							'kind' => 'name',
							'allowPunctuation' => 'yes',
							'required' => true,
							// Not everybody has a last name.
							'inputs' => array( 'last' => array( 'required' => false ) ),
						),
						array( 'id' => 2, 'kind' => 'phone', 'label' => __( 'Phone', 'atoll' ) ),
						array(
							'id' => self::ADDRESS,
							'kind' => 'address',
							'addressType' => 'australian',
							'allowPunctuation' => 'yes',
							'required' => $needsAddress,
							'inputs' => array( 'line2' => array( 'required' => false ) ),
						),
					),
				),
				1,
				1
			)
		);
	}

	/** @param array<string, string> $values */
	private function hasAddress( array $values ): bool {
		return '' !== implode(
			'',
			array_filter(
				$values,
				static fn( string $name ): bool => str_starts_with( $name, 'input_' . self::ADDRESS . '_' ),
				ARRAY_FILTER_USE_KEY
			)
		);
	}

	private function line( Field $field, FieldInput $input, string $value ): PortalField {
		$isOnlyInput = 1 === count( $field->inputs );
		$data        = $isOnlyInput ? $field->data : $input->data;
		$attributes  = array();
		foreach ( $data->array( 'attributes' ) as $name => $attribute ) {
			$attributes[ $name ] = is_int( $attribute ) || is_string( $attribute ) ? $attribute : null;
		}
		$choices = array();
		foreach ( $input->choices as $choice ) {
			$choices[ $choice->value ] = $choice->text;
		}
		return new PortalField(
			$input->name,
			$isOnlyInput ? $field->label : $input->label,
			array() === $choices ? (string) ( $attributes['type'] ?? 'text' ) : 'select',
			array_diff_key( $attributes, array( 'type' => true ) ),
			$value,
			'line1' === $input->part ? __( 'Your postal address. Leave all of it out if you like.', 'atoll' ) : '',
			isRequired: $field->required && $input->required,
			choices: array() === $choices ? array() : array( '' => __( 'Please choose', 'atoll' ) ) + $choices,
			span: $data->int( 'columnSpan', 12 ),
			saysOptional: self::ADDRESS !== $field->id,
		);
	}
}
