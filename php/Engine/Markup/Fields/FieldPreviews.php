<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Fields;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Shapes\Shapes;

/** Previews of single fields for the form editor, in the markup that visitors get. */
final class FieldPreviews {

	private const PREFIX = 'atoll-preview';

	public function __construct( private Shapes $shapes, private FieldMarkup $fields ) {}

	/**
	 * @param list<int> $fieldIds Fields to preview.
	 * @return array<int, string> Safe HTML by field id.
	 */
	public function render( Form $form, array $fieldIds ): array {
		$ids      = new ElementIds( self::PREFIX, $form->id() );
		$previews = array();
		foreach ( $form->fields() as $field ) {
			if ( in_array( $field->id, $fieldIds, true ) ) {
				$previews[ $field->id ] = $this->fields->render(
					new FieldView( $form, $field, $ids, $this->shapes->forField( $field )->initial( $field ), '', true )
				);
			}
		}
		return $previews;
	}
}
