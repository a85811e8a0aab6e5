<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\Pages\PageIndicator;
use Atoll\Engine\Markup\Pages\PageMarkup;

/** The `form` element: the fields, page by page, and everything around them. */
final class FormElement {

	public function __construct(
		private FormMessages $messages,
		private PageIndicator $indicator,
		private PageMarkup $pages,
		private FormButtons $buttons,
		private HiddenInputs $hidden,
		private HoneypotInput $honeypot,
	) {}

	public function render( FormView $view ): string {
		$ids          = $view->ids;
		$attributes   = array(
			'class'      => 'atoll-form__form',
			'method'     => 'post',
			'action'     => $view->context->actionUrl . '#' . $ids->form(),
			'enctype'    => array() !== $view->form->fileFields() ? 'multipart/form-data' : null,
			'novalidate' => true,
			'aria-label' => $view->form->title(),
		);
		$hasIndicator = $view->hasPages() && ! $view->context->preview;
		return Html::element(
			'form',
			$attributes,
			$view->context->above
				. ( $hasIndicator ? $this->indicator->render( $view->form, $view->pages, $view->page ) : '' )
				. $this->messages->aboveFields( $view )
				. $this->pages->render( $view )
				. $this->honeypot->render( $view->context->preview ? '' : $view->context->trap, $ids->trap() )
				. $this->messages->belowFields( $view )
				. $this->buttons->render( $view )
				. $this->hidden->render( $view )
		);
	}
}
