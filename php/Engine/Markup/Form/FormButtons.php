<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\Pages\PageButtons;

/** All buttons below a form, and fields that are asked just before it is submitted. */
final class FormButtons {

	public function __construct( private FieldMarkup $fields, private PageButtons $pageButtons ) {}

	public function render( FormView $view ): string {
		$isWritable = ! $view->context->preview;
		return '<div class="atoll-form__actions">'
			. $this->onLastPage( $view, $this->fields( $view, areButtons: false ) )
			. (
				$view->hasPages() && $isWritable
					? $this->pageButtons->render(
						$view->form,
						$view->pages,
						$view->page,
						$view->context->resolved,
						$view->reviewed()
					)
					: ''
			)
			. ( $view->hidesForwardButton() ? $this->pageButtons->withoutScript( $view->form ) : '' )
			. $this->onLastPage( $view, $this->submit( $view ) )
			. ( $view->saves() && $isWritable ? $this->save( $view ) : '' )
			. ( $view->form->offersCsv() && $isWritable ? $this->onLastPage( $view, $this->csv( $view ) ) : '' )
			. '</div>';
	}

	/** Wraps what shows on the last page only. */
	private function onLastPage( FormView $view, string $html ): string {
		if ( '' === $html || ! $view->hasPages() ) {
			return $html;
		}
		$attributes = array(
			'class'      => 'atoll-nav',
			'data-atoll' => 'last',
			'hidden'     => ! $view->context->preview && null !== $view->pages->next( $view->page ),
		);
		return Html::element( 'div', $attributes, $html );
	}

	/** Returns the form's submit buttons, or a standard one if it has none. */
	private function submit( FormView $view ): string {
		$buttons = $this->fields( $view, areButtons: true );
		return '' !== $buttons ? $buttons : $this->button(
			$view->form->text( 'submit' ),
			array(
				'type'       => $view->context->preview ? 'button' : 'submit',
				'class'      => 'atoll-button atoll-button--primary',
				'data-atoll' => 'submit',
			)
		);
	}

	private function fields( FormView $view, bool $areButtons ): string {
		$fields = array_filter(
			$view->fieldsAt( 'actions' ),
			static fn( FieldView $fieldView ) => $areButtons === $fieldView->field->isSubmitButton()
		);
		return implode( '', array_map( array( $this->fields, 'render' ), $fields ) );
	}

	private function save( FormView $view ): string {
		return $this->button(
			$view->form->text( 'saveAndContinue' ),
			array(
				'type'       => 'submit',
				'name'       => InputNames::SAVE,
				'value'      => '1',
				'class'      => 'atoll-button atoll-button--text',
				'data-atoll' => 'save',
			)
		);
	}

	/** Returns the button that downloads the answers; the page itself stays as it is. */
	private function csv( FormView $view ): string {
		return $this->button(
			$view->form->text( 'downloadAnswers' ),
			array(
				'type'       => 'submit',
				'name'       => InputNames::CSV,
				'value'      => '1',
				'class'      => 'atoll-button atoll-button--text',
				'data-atoll' => 'csv',
			)
		);
	}

	/** @param array<string, string> $attributes */
	private function button( string $words, array $attributes ): string {
		return Html::element( 'button', $attributes, Html::text( $words ) );
	}
}
