<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Markup\Html;

/** Messages about the form as a whole: what to fix, what to know before continuing, and what went wrong. */
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
	 * A live region is not announced when the page loads. So the page's heading gets the focus and is described by the
	 * notice; without a heading the notice itself gets the focus.
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
