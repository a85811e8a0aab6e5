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

/** From a form and what it is shown with to what each of its fields is shown with. */
final class FormViews {

	public function __construct( private Shapes $shapes ) {}

	public function of( Form $form, FormRenderContext $view, ElementIds $ids ): FormView {
		$pages  = VisiblePages::of( $form, $view->settled );
		$fields = array_map( fn( Field $field ) => $this->field( $form, $field, $view, $ids ), $form->fields() );
		return new FormView( $form, $view, $ids, $pages, $pages->at( $view->page ), $fields );
	}

	private function field( Form $form, Field $field, FormRenderContext $view, ElementIds $ids ): FieldView {
		$answers = $this->counts( $field, $view->settled ) ? $view->settled?->answers() : $view->answers;
		$value   = null === $answers ? $this->shapes->of( $field )->initial( $field ) : $answers->value( $field->id );
		return new FieldView(
			$form,
			$field,
			$ids,
			$value,
			$view->messages[ $field->id ] ?? '',
			$view->preview,
			$view->inputMessages,
			$view->places,
			! $view->preview && $this->isHidden( $field, $view->settled )
		);
	}

	/**
	 * A field that shows holds what counts, calculations too; one that is hidden keeps what was typed, for when it
	 * shows again.
	 */
	private function counts( Field $field, ?ResolvedAnswers $settled ): bool {
		return null !== $settled && ! $settled->isHidden( $field->id ) && ! $settled->isPageHidden( $field->page );
	}

	private function isHidden( Field $field, ?ResolvedAnswers $settled ): bool {
		return null !== $settled
			&& ( 'actions' === $field->place ? $settled->hidesSubmit() : $settled->isHidden( $field->id ) );
	}
}
