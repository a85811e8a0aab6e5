<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Posts\FormContent;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\StoredForm;

/**
 * Imported fields that a form keeps but does not ask: Atoll has no such kind, or the field was for staff only. Their
 * answers come from imported entries and from code.
 */
final class UnsupportedFields {

	/** @var \WeakMap<StoredForm, Form> The kept fields of a form as it is stored now. */
	private \WeakMap $kept;

	/** @var \WeakMap<Form, array{StoredForm, Form}> Earlier results with the stored form they came from, for lists. */
	private \WeakMap $made;

	public function __construct( private FormRepository $forms, private FormContent $content ) {
		$this->kept = new \WeakMap();
		$this->made = new \WeakMap();
	}

	/**
	 * Returns any version of a form with the fields that the form keeps now after its own. Use it only to read and
	 * write entries; do not store, print or send it.
	 */
	public function with( Form $form ): Form {
		$stored = $this->forms->findAnyOrNull( $form->id() );
		if ( null === $stored ) {
			return $form;
		}
		list( $source, $whole ) = $this->made[ $form ] ?? array( null, $form );
		if ( $source !== $stored ) {
			$this->kept[ $stored ] ??= $this->read( $stored );
			$whole                   = $form->withFieldsOf( $this->kept[ $stored ] );
			$this->made[ $form ]     = array( $stored, $whole );
		}
		return $whole;
	}

	private function read( StoredForm $stored ): Form {
		$content = (string) get_post_field( 'post_content', $stored->postId, 'raw' );
		$mayHave = str_contains( $content, FormBuilder::UNSUPPORTED );
		$fields  = array();
		foreach ( $mayHave ? $this->content->fromBlocks( $content, 1 ) : array() as $block ) {
			$field = new JsonData( $block );
			if ( FormBuilder::UNSUPPORTED === $field->string( 'kind' ) ) {
				array_push( $fields, ...UnsupportedField::definitions( $field->map( 'gravity' ) ) );
			}
		}
		return Form::from( array( 'id' => $stored->number, 'fields' => $fields ) );
	}
}
