<?php

declare( strict_types=1 );

namespace Atoll\Admin\Abilities;

use Atoll\Engine\Contract\JsonData;
use Atoll\Gravity\Forms\GravityForms;
use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;

/** An ability that creates a form, by default as a draft for a person to review. */
final class CreateFormAbility implements Ability {

	public const NAME = 'atoll/create-form';

	/** Type of a page break, which is not a field. */
	private const PAGE = 'page';

	public function __construct( private GravityForms $forms, private FieldTypes $types ) {}

	public function label(): string {
		return __( 'Create a form', 'atoll' );
	}

	public function description(): string {
		return __( 'Makes a form of fields in Gravity Forms’ terms. It is a draft, so that a person can look at it before visitors do, unless publish is true.', 'atoll' );
	}

	public function input(): array {
		return array(
			'type'                 => 'object',
			'properties'           => array(
				'title'   => array(
					'type'      => 'string',
					'minLength' => 1,
				),
				'fields'  => array(
					'type'     => 'array',
					'minItems' => 1,
					'items'    => array(
						'type'                 => 'object',
						'properties'           => array(
							'type'        => array(
								'type' => 'string',
								'enum' => array( ...$this->types->plainTypes(), self::PAGE ),
							),
							'label'       => array( 'type' => 'string' ),
							'description' => array( 'type' => 'string' ),
							'isRequired'  => array( 'type' => 'boolean' ),
							'choices'     => array(
								'type'        => 'array',
								'items'       => array( 'type' => 'string' ),
								'description' => __( 'Of select, radio, checkbox and multiselect.', 'atoll' ),
							),
						),
						'required'             => array( 'type' ),
						'additionalProperties' => false,
					),
				),
				'publish' => array(
					'type'    => 'boolean',
					'default' => false,
				),
			),
			'required'             => array( 'title', 'fields' ),
			'additionalProperties' => false,
		);
	}

	public function output(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'id'      => array( 'type' => 'integer' ),
				'title'   => array( 'type' => 'string' ),
				'is_open' => array( 'type' => 'boolean' ),
			),
			'required'   => array( 'id', 'title', 'is_open' ),
		);
	}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function run( JsonData $input, Visitor $visitor ): array {
		$fields = array();
		foreach ( $input->list( 'fields' ) as $index => $field ) {
			$fields[] = $this->field( $index + 1, $field );
		}
		$form    = $this->forms->create(
			array(
				'title'     => $input->string( 'title' ),
				'fields'    => $fields,
				'is_active' => filter_var( $input->get( 'publish' ), FILTER_VALIDATE_BOOLEAN ),
			)
		);
		$created = new JsonData( $form );
		return array(
			'id'      => $created->int( 'id' ),
			'title'   => $created->string( 'title' ),
			'is_open' => '1' === $created->string( 'is_active' ),
		);
	}

	/** @return array<string, mixed> As in Gravity Forms' JSON. */
	private function field( int $id, JsonData $field ): array {
		$choices = array_values( $field->strings( 'choices' ) );
		return array_filter(
			array(
				'id'          => $id,
				'type'        => $field->string( 'type' ),
				'label'       => $field->string( 'label' ),
				'description' => $field->string( 'description' ),
				'isRequired'  => filter_var( $field->get( 'isRequired' ), FILTER_VALIDATE_BOOLEAN ),
				'choices'     => array_map(
					static fn( string $text ) => array(
						'text'  => $text,
						'value' => $text,
					),
					$choices
				),
			)
		);
	}
}
