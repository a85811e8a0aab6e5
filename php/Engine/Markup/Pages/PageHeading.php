<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Pages;

use Atoll\Engine\Formats\Text;
use Atoll\Engine\Markup\Form\FormView;
use Atoll\Engine\Markup\Html;

/**
 * Heading that says which page this is. It gets the focus when a page is turned or opens with a notice, so that screen
 * readers announce it.
 */
final class PageHeading {

	public function render( FormView $view, int $page ): string {
		$pages      = $view->pages;
		$title      = $pages->title( $page );
		$count      = $pages->areSeveral()
			? Text::fill(
				$view->form->text( 'pageOf' ),
				page: (string) $pages->number( $page ),
				pages: (string) $pages->count()
			)
			: '';
		$hasHeading = $view->hasHeading( $page );
		$hasNotice  = null !== $view->context->notice && $page === $view->page && $hasHeading;
		return Html::element(
			'h2',
			array(
				'class'            => 'atoll-page__heading',
				'id'               => $view->ids->page( $page ),
				'data-atoll'       => 'page-title',
				'tabindex'         => -1,
				'autofocus'        => $hasNotice,
				'aria-describedby' => $hasNotice ? $view->ids->notice() : null,
				'hidden'           => ! $hasHeading,
			),
			// The number depends on the pages that logic hides, so the island has a place to update it.
			'<span class="atoll-page__count" data-atoll="page-count"><span>' . Html::text( $count ) . '</span></span>'
				. (
					'' === $title
						? ''
						: ' ' . Html::element( 'span', array( 'class' => 'atoll-page__title' ), Html::text( $title ) )
				)
		);
	}
}
