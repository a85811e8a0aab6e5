<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Markup\Html;

/** What a form says as a whole: what to fix, what to know before going on, and what went wrong. */
final class FormMessages {

	public function __construct( private ErrorSummary $summary ) {}

	public function aboveFields( FormView $view ): string {
		return '<div data-atoll="summary">'
			. $this->summary->render( $view->invalid(), $view->ids->summaryTitle() )
			. $this->notice( $view ) . '</div>';
	}

	public function belowFields( FormView $view ): string {
		return '<div class="atoll-form__status" data-atoll="status" role="status"></div>'
			. '<div class="atoll-form__failure" data-atoll="failure">' . $this->alert( $view->context ) . '</div>';
	}

	/**
	 * What is on a page that opens is not announced: the page's heading takes the focus and names the notice, or it
	 * does itself.
	 */
	private function notice( FormView $view ): string {
		if ( null === $view->context->notice ) {
			return '';
		}
		$focus = $view->hasHeading( $view->page ) ? array() : array( 'tabindex' => -1, 'autofocus' => true );
		return Html::element(
			'div',
			array( 'class' => 'atoll-notice', 'id' => $view->ids->notice(), 'role' => 'status' ) + $focus,
			'<p>' . Html::text( $view->context->notice ) . '</p>'
		);
	}

	private function alert( FormRenderContext $context ): string {
		$link = '' === $context->alertLink ? '' : "<p>{$context->alertLink}</p>";
		return null === $context->alert
			? ''
			: '<div class="atoll-alert" role="alert"><p>' . Html::text( $context->alert ) . "</p>{$link}</div>";
	}
}
