<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Markup\Html;

/** What a form says as a whole: what to mend, what to know before going on, and what went wrong. */
final class FormMessages {

	public function __construct( private ErrorSummary $summary ) {}

	public function aboveFields( FormView $shown ): string {
		return '<div data-atoll="summary">'
			. $this->summary->render( $shown->invalid(), $shown->ids->summaryTitle() )
			. $this->notice( $shown ) . '</div>';
	}

	public function belowFields( FormView $shown ): string {
		return '<div class="atoll-form__status" data-atoll="status" role="status"></div>'
			. '<div class="atoll-form__failure" data-atoll="failure">' . $this->alert( $shown->view ) . '</div>';
	}

	/**
	 * What is on a page that opens is not announced: the page's heading takes the focus and names the notice, or it
	 * does itself.
	 */
	private function notice( FormView $shown ): string {
		if ( null === $shown->view->notice ) {
			return '';
		}
		$focus = $shown->hasPages() ? array() : array( 'tabindex' => -1, 'autofocus' => true );
		return Html::element(
			'div',
			array( 'class' => 'atoll-notice', 'id' => $shown->ids->notice(), 'role' => 'status' ) + $focus,
			'<p>' . Html::text( $shown->view->notice ) . '</p>'
		);
	}

	private function alert( FormRenderContext $view ): string {
		$more = '' === $view->alertLink ? '' : "<p>{$view->alertLink}</p>";
		return null === $view->alert
			? ''
			: '<div class="atoll-alert" role="alert"><p>' . Html::text( $view->alert ) . "</p>{$more}</div>";
	}
}
