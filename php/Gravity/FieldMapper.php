<?php

declare( strict_types=1 );

namespace Atoll\Gravity;

use Atoll\FormStore\FormBuilder;

/**
 * A field to and from Gravity Forms' JSON. The original stays with the field under `gravity`, and going back only
 * what changed since is written over it, so that what Atoll does not know comes back as it came.
 */
final class FieldMapper {

	/** Gravity Forms' type => our kind. Any other type is kept with the form and not shown. */
	private const KINDS = array(
		'text'     => 'text',
		'textarea' => 'textarea',
		'email'    => 'email',
		'phone'    => 'phone',
		'number'   => 'number',
		'website'  => 'website',
		'select'   => 'select',
		'radio'    => 'radio',
		'checkbox' => 'checkbox',
		'consent'  => 'consent',
		'html'     => 'html',
		'submit'   => 'submitButton',
	);

	public function __construct( private Properties $properties, private FieldInputs $inputs ) {}

	/**
	 * @param array<string, mixed> $gravity
	 * @return array<string, mixed>
	 */
	public function toSource( array $gravity ): array {
		$field = array(
			'id'   => Loose::int( $gravity['id'] ?? 0 ),
			'kind' => self::KINDS[ Loose::text( $gravity['type'] ?? '' ) ] ?? FormBuilder::UNSUPPORTED,
			'page' => 0,
		);
		foreach ( $this->properties->all() as $property ) {
			$value = $property->read( $gravity );
			if ( null !== $value ) {
				$field[ $property->ours ] = $value;
			}
		}
		$field['gravity'] = $gravity;
		return $field;
	}

	/**
	 * @param array<string, mixed> $field
	 * @return array<string, mixed>
	 */
	public function fromSource( array $field, int $formNumber ): array {
		$original = Loose::map( $field['gravity'] ?? null );
		$before   = $original ? $this->toSource( $original ) : array();
		$gravity  = $original ?: array(
			'type'       => array_search( $field['kind'] ?? '', self::KINDS, true ) ?: 'text',
			'id'         => Loose::int( $field['id'] ?? 0 ),
			'formId'     => $formNumber,
			'pageNumber' => Loose::int( $field['page'] ?? 0 ) + 1,
			'label'      => '',
		);
		foreach ( $this->properties->all() as $property ) {
			$value = $field[ $property->ours ] ?? null;
			if ( $value !== ( $before[ $property->ours ] ?? null ) ) {
				$gravity[ $property->theirs ] = $property->write( $value );
			}
		}
		return $this->inputs->complete( $gravity, $original, array_key_exists( 'choices', $field ) && ( $field['choices'] !== ( $before['choices'] ?? null ) ) );
	}
}
