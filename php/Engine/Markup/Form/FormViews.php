<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\Form;
use Atoll\Engine\Logic\ResolvedAnswers;
use Atoll\Engine\Logic\VisiblePages;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Shapes\Shapes;

/** Makes the views of a form and its fields from the context in which the form is printed. */
final class FormViews {

	public function __construct( private Shapes $shapes ) {}

	public function create( Form $form, FormRenderContext $context, ElementIds $ids ): FormView {
		$pages  = VisiblePages::of( $form, $context->resolved );
		$fields = array_map( fn( Field $field ) => $this->field( $form, $field, $context, $ids ), $form->fields() );
		return new FormView( $form, $context, $ids, $pages, $pages->at( $context->page ), $fields );
	}

	private function field( Form $form, Field $field, FormRenderContext $context, ElementIds $ids ): FieldView {
		$answers = $this->counts( $field, $context->resolved ) ? $context->resolved?->answers() : $context->answers;
		$value   = null === $answers
			? $this->shapes->forField( $field )->initial( $field )
			: $answers->value( $field->id );
		return new FieldView(
			$form,
			$field,
			$ids,
			$value,
			$context->messages[ $field->id ] ?? '',
			$context->preview,
			$context->inputMessages,
			$context->slotRenderers,
			! $context->preview && $this->isHidden( $field, $context->resolved )
		);
	}

	/**
	 * Whether the field shows its resolved answer, calculations included. A hidden field keeps what was typed, for when
	 * it shows again.
	 */
	private function counts( Field $field, ?ResolvedAnswers $resolved ): bool {
		return null !== $resolved && ! $resolved->isHidden( $field->id ) && ! $resolved->isPageHidden( $field->page );
	}

	private function isHidden( Field $field, ?ResolvedAnswers $resolved ): bool {
		return null !== $resolved
			&& ( $field->isSubmitButton() ? $resolved->hidesSubmit() : $resolved->isHidden( $field->id ) );
	}
}
