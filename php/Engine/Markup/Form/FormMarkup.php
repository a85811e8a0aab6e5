<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Definition\PrintedDefinition;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\Pages\PageButtons;
use Atoll\Engine\Markup\Pages\PageHeading;
use Atoll\Engine\Markup\Pages\PageIndicator;
use Atoll\Engine\Markup\Pages\PageMarkup;
use Atoll\Engine\Shapes\Shapes;

/**
 * Prints a complete, accessible form, which can be submitted without JavaScript. There is no other markup: the island
 * works on these very elements, and renders into those with `data-atoll`.
 */
final class FormMarkup {

	public function __construct(
		private FormViews $views,
		private FormElement $element,
		private ConfirmationMarkup $confirmation,
		private PrintedDefinition $definition,
	) {}

	public static function standard( Shapes $shapes, FieldMarkup $fields, PrintedDefinition $definition ): self {
		$navigation = new PageButtons();
		$element    = new FormElement(
			new FormMessages( new ErrorSummary( $fields ) ),
			new PageIndicator( $navigation ),
			new PageMarkup( $fields, new PageHeading() ),
			new FormButtons( $fields, $navigation ),
			new HiddenInputs(),
			new HoneypotInput(),
		);
		return new self( new FormViews( $shapes ), $element, new ConfirmationMarkup(), $definition );
	}

	public function render( Form $form, FormRenderContext $context ): string {
		$ids = new ElementIds( $context->idPrefix, $form->id() );
		if ( null !== $context->confirmation ) {
			$confirmation = $this->confirmation->render( $context->confirmation, $form->text( 'sent' ) );
			return $this->wrapper( $ids, false, '<div data-atoll="confirmation">' . $confirmation . '</div>' );
		}
		$props = $context->preview ? '' : $this->props( $form, $context );
		return $this->wrapper(
			$ids,
			! $context->preview,
			$props
				. $this->element->render( $this->views->create( $form, $context, $ids ) )
				. $this->savePlace( $form, $context )
				. '<div data-atoll="confirmation"></div>'
		);
	}

	private function wrapper( ElementIds $ids, bool $isAlive, string $inner ): string {
		return Html::element(
			'div',
			array(
				'class'       => 'atoll-form wp-exclude-emoji',
				'id'          => $ids->form(),
				'data-island' => $isAlive ? 'form' : null,
				'data-on'     => $isAlive ? 'near' : null,
			),
			$inner
		);
	}

	private function props( Form $form, FormRenderContext $context ): string {
		$definition = Html::json( $this->definition->build( $form, $context->given ) );
		return '<script type="application/json" data-atoll="props">{"definition":'
			. $definition . ',' . $context->props( $form ) . '}</script>';
	}

	/** Returns the place for the save dialog, which is outside the form since it contains a form of its own. */
	private function savePlace( Form $form, FormRenderContext $context ): string {
		return $form->saves() || $form->keepsEntries()
			? '<div data-atoll="save-modal">' . $context->savePanel . '</div>'
			: '';
	}
}
