<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Pages;

use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Form\FormView;
use Atoll\Engine\Markup\Html;

/** Pages of a form. All are in the markup, so that every submission sends all answers, but only one shows. */
final class PageMarkup {

	public function __construct( private FieldMarkup $fields, private PageHeading $heading ) {}

	public function render( FormView $view ): string {
		$html = '';
		for ( $page = 0; $page < $view->form->pages(); $page++ ) {
			$html .= $this->page( $view, $page );
		}
		return $html;
	}

	private function page( FormView $view, int $page ): string {
		$attributes = array(
			'class'           => 'atoll-page',
			'data-page'       => $page,
			'role'            => $view->hasPages() ? 'group' : null,
			'aria-labelledby' => $view->hasPages() ? $view->ids->page( $page ) : null,
			'hidden'          => ! $view->isShown( $page ),
		);
		$fields     = implode( '', array_map( array( $this->fields, 'render' ), $view->fieldsAt( 'grid', $page ) ) );
		$heading    = $view->hasPages()
			? $this->heading->render( $view, $page )
			: '';
		return Html::element( 'div', $attributes, $heading . '<div class="atoll-grid">' . $fields . '</div>' );
	}
}
