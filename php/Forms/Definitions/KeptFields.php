<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Definitions\Posts\FormContent;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\StoredForm;

/**
 * Fields that came with an import and that a form keeps without asking them: of kinds that Atoll does not have, or for
 * staff alone. Answers to them come with imported entries and from programs.
 */
final class KeptFields {

	/** @var \WeakMap<StoredForm, Form> Fields that a form keeps, as it is stored now. */
	private \WeakMap $kept;

	/** @var \WeakMap<Form, array{StoredForm, Form}> What was made before, for lists of entries, and of what. */
	private \WeakMap $made;

	public function __construct( private FormRepository $forms, private FormContent $content ) {
		$this->kept = new \WeakMap();
		$this->made = new \WeakMap();
	}

	/**
	 * A form in any version, and after its own fields those that it keeps now. For reading and writing entries alone:
	 * it is not to be stored, printed or sent.
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
				array_push( $fields, ...KeptField::definitions( $field->map( 'gravity' ) ) );
			}
		}
		return Form::from( array( 'id' => $stored->number, 'fields' => $fields ) );
	}
}
