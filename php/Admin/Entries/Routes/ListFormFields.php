<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Routes;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Forms\Definitions\FormNotFound;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET s1t2/v1/entries/forms/{form}: the fields that can be columns of the list, and how to filter by them. */
final class ListFormFields implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'atoll/entries-fields';

	public function __construct( private FormRepository $forms ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		// Also deleted forms, whose entries are still listed.
		$form   = $this->forms->findLast( $input->int( 'form' ) ) ?? throw new FormNotFound();
		$fields = array_filter( $form->fields(), static fn( Field $field ) => $field->isStored() );
		return new Reply(
			array( 'fields' => array_values( array_map( $this->field( ... ), $fields ) ) ),
			200,
			array( 'Cache-Control' => 'no-store' )
		);
	}

	/** @return array{id: int, label: string, type: string, choices: list<array{value: string, label: string}>} */
	private function field( Field $field ): array {
		$choices = $this->choices( $field );
		return array(
			'id'      => $field->id,
			'label'   => $this->label( $field ),
			'type'    => match ( true ) {
				array() !== $choices => 'choice',
				$field->holdsFiles() => 'files',
				$field->isNumber()   => 'number',
				default              => 'text',
			},
			'choices' => $choices,
		);
	}

	private function label( Field $field ): string {
		return ( '' === $field->adminLabel ? $field->label : $field->adminLabel )
			/* translators: %d: number of a form's field. */
			?: sprintf( __( 'Field %d', 'atoll' ), $field->id );
	}

	/** @return list<array{value: string, label: string}> Choices of one input or of all checkboxes; empty for text. */
	private function choices( Field $field ): array {
		$choices = array_map(
			static fn( Choice $choice ) => array( 'value' => $choice->value, 'label' => $choice->text ),
			$field->choices
		);
		$boxes   = array_filter( $field->inputs, static fn( FieldInput $input ) => '' !== $input->value );
		return array() !== $choices
			? $choices
			: array_values(
				array_map(
					static fn( FieldInput $input ) => array(
						'value' => $input->value,
						'label' => $input->label ?: $input->value,
					),
					$boxes
				)
			);
	}
}
