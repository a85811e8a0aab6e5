<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Markup\Html;
use Atoll\Engine\Markup\Pages\PageIndicator;
use Atoll\Engine\Markup\Pages\PageMarkup;

/** The element that is sent: the form's fields, page by page, and all that stands around them. */
final class FormElement {

	public function __construct(
		private FormMessages $messages,
		private PageIndicator $indicator,
		private PageMarkup $pages,
		private FormButtons $actions,
		private HiddenInputs $hidden,
		private HoneypotInput $trap,
	) {}

	public function render( FormView $shown ): string {
		$ids        = $shown->ids;
		$attributes = array(
			'class'      => 'atoll-form__form',
			'method'     => 'post',
			'action'     => $shown->view->actionUrl . '#' . $ids->form(),
			'enctype'    => array() !== $shown->form->fileFields() ? 'multipart/form-data' : null,
			'novalidate' => true,
			'aria-label' => $shown->form->title(),
		);
		$isTurnable = $shown->hasPages() && ! $shown->view->preview;
		return Html::element(
			'form',
			$attributes,
			$shown->view->above
				. ( $isTurnable ? $this->indicator->render( $shown->form, $shown->pages, $shown->page ) : '' )
				. $this->messages->aboveFields( $shown )
				. $this->pages->render( $shown )
				. $this->trap->render( $shown->view->preview ? '' : $shown->view->trap, $ids->trap() )
				. $this->messages->belowFields( $shown )
				. $this->actions->render( $shown )
				. $this->hidden->render( $shown )
		);
	}
}
