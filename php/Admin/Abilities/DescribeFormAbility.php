<?php

declare( strict_types=1 );

namespace Atoll\Admin\Abilities;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Definition\PublicDefinition;
use Atoll\Forms\Definitions\FormNotFound;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\Identity\Visitor;

/** An ability that describes an open form: only what every visitor's browser gets. */
final class DescribeFormAbility implements Ability {

	public const NAME          = 'atoll/describe-form';
	public const IS_READ_ONLY  = true;
	public const IS_IDEMPOTENT = true;

	public function __construct( private FormRepository $forms ) {}

	public function label(): string {
		return __( 'Describe a form', 'atoll' );
	}

	public function description(): string {
		return __( 'Tells what an open form asks: its fields, the names to send their answers under, what is required, the choices, and the rules by which fields show and answers are judged. Use it before sending a form.', 'atoll' );
	}

	public function input(): array {
		return array(
			'type'                 => 'object',
			'properties'           => array(
				'id' => array(
					'type'        => 'integer',
					'minimum'     => 1,
					'description' => __( 'Number of the form.', 'atoll' ),
				),
			),
			'required'             => array( 'id' ),
			'additionalProperties' => false,
		);
	}

	public function output(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'id'     => array( 'type' => 'integer' ),
				'title'  => array( 'type' => 'string' ),
				'pages'  => array( 'type' => 'integer' ),
				'fields' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'id'       => array( 'type' => 'integer' ),
							'kind'     => array( 'type' => 'string' ),
							'label'    => array( 'type' => 'string' ),
							'page'     => array( 'type' => 'integer' ),
							'required' => array( 'type' => 'boolean' ),
							'inputs'   => array( 'type' => 'array' ),
							'choices'  => array( 'type' => 'array' ),
							'rules'    => array( 'type' => 'array' ),
							'logic'    => array( 'type' => array( 'object', 'null' ) ),
						),
						'required'   => array( 'id', 'kind', 'label', 'page', 'required', 'inputs' ),
					),
				),
			),
			'required'   => array( 'id', 'title', 'pages', 'fields' ),
		);
	}

	public function allows( Visitor $visitor ): bool {
		return true; // Open forms are open to everybody; others are not found.
	}

	public function run( JsonData $input, Visitor $visitor ): array {
		$form         = $this->forms->find( (int) $input->string( 'id' ) ) ?? throw new FormNotFound();
		$publicFields = array_column( (array) PublicDefinition::build( $form )['fields'], null, 'id' );
		return array(
			'id'     => $form->id(),
			'title'  => $form->title(),
			'pages'  => $form->pages(),
			'fields' => array_map(
				fn( Field $field ) => $this->field( $field, JsonData::of( $publicFields[ $field->id ] ?? null ) ),
				array_values( array_filter( $form->fields(), static fn( Field $field ) => $field->isQuestion() ) )
			),
		);
	}

	/** @return array<string, mixed> */
	private function field( Field $field, JsonData $publicField ): array {
		return array(
			'id'       => $field->id,
			'kind'     => $field->kind,
			'label'    => $field->label,
			'page'     => $field->page + 1,
			'required' => $field->required,
			'inputs'   => array_map( $this->inputData( ... ), $field->inputs ),
			'choices'  => array_map( $this->choice( ... ), $field->choices ),
			'rules'    => array_values( $publicField->array( 'rules' ) ),
			'logic'    => $publicField->array( 'conditionalLogic' ) ?: null,
		);
	}

	/** @return array<string, mixed> With the name under which its answer is submitted. */
	private function inputData( FieldInput $input ): array {
		return array_filter(
			array(
				'name'    => $input->key(),
				'label'   => $input->label,
				'value'   => $input->value,
				'choices' => array_map( $this->choice( ... ), $input->choices ),
			)
		);
	}

	/** @return array{text: string, value: string} */
	private function choice( Choice $choice ): array {
		return array(
			'text'  => $choice->text,
			'value' => $choice->value,
		);
	}
}
